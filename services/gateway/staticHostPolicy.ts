// Security policy that the build writes into pages and, for static hosts, into a headers file. It imports no services.
export { headersOfStaticHost, policyInPage } from './securityHeaders.ts';
export { inlineHashes } from './siteFiles.ts';
