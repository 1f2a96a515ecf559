// Adapters for programs outside a browser: the gateway, which holds the Gemini key, and the clients of a gateway. Also
// exports, for tests, the services that a browser loads on demand.
export { systemInstruction } from './assistant/chatPrompt.ts';
export { createAssistant } from './assistant/createAssistant.ts';
export { createAuditService } from './audit/createAuditService.ts';
export { createGateway, type Gateway } from './gateway/createGateway.ts';
export { createLeadQueue } from './gateway/createLeadQueue.ts';
export { createSiteGateway } from './gateway/createSiteGateway.ts';
export {
  defaultLimits,
  type GatewayLimits,
  type GatewayOptions,
  type LogEntry,
} from './gateway/GatewayOptions.ts';
export { createMetrics } from './gateway/metrics.ts';
export { type RunningServer, type ServerOptions, startServer } from './gateway/node.ts';
export { postByUndici } from './gateway/postByUndici.ts';
export { connectRedis } from './gateway/redis.ts';
export { contentSecurityPolicy, type HeaderOptions } from './gateway/securityHeaders.ts';
export { type Environment, readSettings, type Settings, settingNames } from './gateway/settings.ts';
export { createStaticSite, type StaticSite } from './gateway/staticSite.ts';
export { clientAtEdge } from './gateway/worker.ts';
export { createGeminiGenerator, type GeminiOptions } from './generation/GeminiGenerator.ts';
export { createHttpLeadDelivery, type HttpLeadOptions } from './leads/HttpLeadDelivery.ts';
export { createSiteSearch } from './search/createSiteSearch.ts';
