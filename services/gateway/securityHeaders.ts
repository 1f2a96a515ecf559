/** Browser features a page may not use: all that today's browsers know. An unknown one makes them write a warning. */
const disabledFeatures = `
  accelerometer autoplay camera clipboard-read compute-pressure display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock
  serial storage-access usb window-management xr-spatial-tracking`;
const permissionsPolicy = `${disabledFeatures.trim().split(/\s+/).join('=(), ')}=()`;

/** Inline scripts and styles that a page may have. */
export interface InlineHashes {
  /** Each allowed inline script as `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  /** Each allowed style element as `sha256-…`. */
  readonly styleHashes?: readonly string[];
}

/** Options of the headers. */
export interface HeaderOptions extends InlineHashes {
  /** The visitor's browser speaks HTTPS. Over plain HTTP no header is sent that would force a browser to HTTPS. */
  readonly secure: boolean;
}

/** The policy of a page: only this origin, nothing inline but the scripts and styles with these hashes. */
export function contentSecurityPolicy({
  secure,
  scriptHashes = [],
  styleHashes = [],
}: HeaderOptions): string {
  const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /api/csp',
  ].join('; ');
}

/** The policy of a page as its `<meta>` can say it: these directives count in a header alone. */
export const policyInPage = (hashes: InlineHashes): string =>
  contentSecurityPolicy({ ...hashes, secure: false })
    .split('; ')
    .filter((directive) => !/^(frame-ancestors|report-to|report-uri) /.test(directive))
    .join('; ');

/** The headers of pages that hold their own policy, by address, for a host that serves files and runs no program. */
export const headersOfStaticHost: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': {
    ...commonHeaders({ secure: true }),
    'content-security-policy':
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; upgrade-insecure-requests",
  },
  '/static/*': { 'cache-control': 'public, max-age=31536000, immutable' },
};

/** The headers of pages, files and redirects. */
export function siteHeaders(options: HeaderOptions): Record<string, string> {
  return {
    ...commonHeaders(options),
    'content-security-policy': contentSecurityPolicy(options),
    'reporting-endpoints': 'csp="/api/csp"',
  };
}

/** The headers of the gateway's answers, which are never shown as a page. */
export function apiHeaders(options: HeaderOptions): Record<string, string> {
  return {
    ...commonHeaders(options),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store',
  };
}

function commonHeaders({ secure }: HeaderOptions): Record<string, string> {
  return {
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy,
    'x-permitted-cross-domain-policies': 'none',
  };
}
