// Policy that a build writes into pages and beside them for hosts of files. Imports none of the services.
export { headersOfStaticHost, policyInPage } from './securityHeaders.ts';
export { inlineHashes } from './siteFiles.ts';
