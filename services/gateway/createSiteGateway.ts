import { systemInstruction } from '../assistant/chatPrompt.ts';
import { auditSystemInstruction } from '../audit/auditPrompt.ts';
import { knowledge } from '../knowledge/index.ts';
import { createGateway, type Gateway } from './createGateway.ts';
import type { GatewayOptions } from './GatewayOptions.ts';
import { createRateLimits } from './rateLimits.ts';
import type { RedisConnection } from './redis.ts';
import type { Settings } from './settings.ts';

/**
 * Creates the gateway of this site, with its instructions and the limits of the settings. Several machines share the
 * limits through Redis.
 */
export function createSiteGateway(
  settings: Settings,
  options: GatewayOptions = {},
  redis?: RedisConnection,
): Gateway {
  return createGateway({
    ...settings,
    systemInstructions: { chat: systemInstruction(knowledge), audit: auditSystemInstruction(knowledge) },
    rateLimits: createRateLimits(settings, redis),
    ...options,
  });
}
