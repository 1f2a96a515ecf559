// What a build writes into pages and beside them for hosts that have no server of ours. Loads none of the services.
export { headersOfStaticHost, policyInPage } from './securityHeaders.ts';
export { inlineHashes } from './siteFiles.ts';
