import { systemInstruction } from '../assistant/chatPrompt.ts';
import { auditSystemInstruction } from '../audit/auditPrompt.ts';
import { knowledge } from '../knowledge/index.ts';
import { createGateway, type Gateway } from './createGateway.ts';
import type { createLeadQueue, LeadQueue } from './createLeadQueue.ts';
import type { GatewayOptions, LogEntry } from './GatewayOptions.ts';
import { createRateLimits } from './rateLimits.ts';
import type { connectRedis } from './redis.ts';
import { type Environment, readSettings } from './settings.ts';

interface ServerHooks {
  readonly log?: ((entry: LogEntry) => void) | undefined;
  /** Told what an owner should know, apart from any request. */
  readonly warn?: ((note: string) => void) | undefined;
  readonly isDraining?: (() => boolean) | undefined;
  readonly postUpstream?: GatewayOptions['postUpstream'];
  /** How `LIMITS_URL` is spoken to; left out where there are no lasting connections, which is warned of. */
  readonly connectRedis?: typeof connectRedis | undefined;
  /** Keeps leads until they are delivered; left out where there is no disk, a webhook gets them while the visitor waits. */
  readonly createLeadQueue?: typeof createLeadQueue | undefined;
}

/** This site's gateway, set up by the environment. Throws an `Error` with one sentence for each setting that cannot work. */
export function gatewayFromEnvironment(
  env: Environment,
  { log, warn = () => {}, isDraining, postUpstream, connectRedis, createLeadQueue }: ServerHooks = {},
): Gateway & { readonly leads: LeadQueue | undefined; close(): Promise<void> } {
  const settings = readSettings(env);
  const { LIMITS_URL } = settings;
  if (LIMITS_URL && !connectRedis) warn('LIMITS_URL is not used here: limits are counted in memory');
  if (settings.LEADS_EMAIL_URL && !createLeadQueue)
    warn('LEADS_EMAIL_URL is not used here: set LEADS_WEBHOOK_URL');
  const rateLimits = createRateLimits(settings, LIMITS_URL ? connectRedis?.(LIMITS_URL, warn) : undefined);
  const leads = createLeadQueue?.(settings, warn);
  const gateway = createGateway({
    ...settings,
    acceptLead: leads?.accept,
    systemInstructions: { chat: systemInstruction(knowledge), audit: auditSystemInstruction(knowledge) },
    rateLimits,
    isDraining,
    postUpstream,
    log,
  });
  return {
    ...gateway,
    leads,
    async close() {
      rateLimits.close();
      await leads?.close();
    },
  };
}
