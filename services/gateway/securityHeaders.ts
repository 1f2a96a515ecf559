/**
 * Browser features that pages may not use: all features that current browsers know. Browsers log a warning for an
 * unknown feature.
 */
const disabledFeatures = `
  accelerometer autoplay camera clipboard-read compute-pressure display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock
  serial storage-access usb window-management xr-spatial-tracking`;
const permissionsPolicy = `${disabledFeatures.trim().split(/\s+/).join('=(), ')}=()`;

/** Hashes of the inline scripts and styles that a page may have. */
export interface InlineHashes {
  /** Hash of each allowed inline script, as `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  /** Hash of each allowed style element, as `sha256-…`. */
  readonly styleHashes?: readonly string[];
}

/** Options of the headers. */
export interface HeaderOptions extends InlineHashes {
  /** Whether the visitor's browser uses HTTPS. Over HTTP, no header is sent that would force the browser to HTTPS. */
  readonly secure: boolean;
}

/**
 * Returns the content security policy of a page: only this origin, and no inline code except the scripts and styles
 * with these hashes.
 */
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

/** Returns the policy for a `<meta>` element. Directives that only work in a header are left out. */
export const policyInPage = (hashes: InlineHashes): string =>
  contentSecurityPolicy({ ...hashes, secure: false })
    .split('; ')
    .filter((directive) => !/^(frame-ancestors|report-to|report-uri) /.test(directive))
    .join('; ');

/** Headers by URL path for a static host, whose pages contain their own policy. */
export const headersOfStaticHost: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': {
    ...commonHeaders({ secure: true }),
    'content-security-policy':
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; upgrade-insecure-requests",
  },
  '/static/*': { 'cache-control': 'public, max-age=31536000, immutable' },
};

/** Returns the headers of pages, files and redirects. */
export function siteHeaders(options: HeaderOptions): Record<string, string> {
  return {
    ...commonHeaders(options),
    'content-security-policy': contentSecurityPolicy(options),
    'reporting-endpoints': 'csp="/api/csp"',
  };
}

/** Returns the headers of API responses, which are never shown as a page. */
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
