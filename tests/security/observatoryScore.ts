/** Response that is scored, over HTTPS. */
export interface ScoredAnswer {
  readonly header: (name: string) => string | undefined;
  /** The body, if it is a page. */
  readonly html?: string | undefined;
  /** First target of a redirect from plain HTTP. */
  readonly redirect: string | undefined;
}

const sixMonths = 15_552_000;
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The points of Mozilla's HTTP Observatory, algorithm 4, by rule, for what this site can do right or wrong. Its package
 * cannot be used: it scans hosts of the internet alone, on port 443. A host on the browsers' HSTS list gets 5 more.
 */
export function observatoryRules({ header, html, redirect }: ScoredAnswer): Record<string, number> {
  const policy = policyOf(header('content-security-policy') ?? '');
  const frames = header('x-frame-options') ?? '';
  const resources = header('cross-origin-resource-policy') ?? '';
  return {
    policy: pointsOfPolicy(policy),
    cookies: header('set-cookie') === undefined ? 0 : -20,
    sharing: header('access-control-allow-origin') === undefined ? 0 : -50,
    resources: /^same-(origin|site)$/.test(resources) ? 10 : 0,
    redirection: redirect?.startsWith('https:') ? 0 : -20,
    referrer: privateReferrers.includes(header('referrer-policy') ?? '') ? 5 : 0,
    transport: pointsOfTransport(header('strict-transport-security')),
    integrity: html === undefined ? 0 : pointsOfScripts(html),
    sniffing: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: policy.has('frame-ancestors') ? 5 : /^(deny|sameorigin)$/i.test(frames) ? 0 : -20,
  };
}

/** The sum, from 100: extra points count only for who has lost at most ten. */
export function observatoryScore(answer: ScoredAnswer): number {
  const points = Object.values(observatoryRules(answer));
  const lost = points.filter((each) => each < 0).reduce((sum, each) => sum + each, 100);
  return lost < 90 ? lost : points.reduce((sum, each) => sum + each, 100);
}

const policyOf = (text: string) =>
  new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

function pointsOfPolicy(policy: ReadonlyMap<string, readonly string[]>): number {
  const usual = policy.get('default-src');
  const scripts = policy.get('script-src') ?? usual;
  const styles = policy.get('style-src') ?? usual;
  if (!scripts || !styles) return -25;
  const broad = /^(\*|data:|https?:|ftp:)$|^'unsafe-inline'$/;
  if (scripts.some((source) => broad.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => broad.test(source))) return 0;
  return usual?.join() === "'none'" ? 10 : 5;
}

function pointsOfTransport(value: string | undefined): number {
  const age = /^max-age=(\d+)/.exec(value ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < sixMonths ? -10 : 0;
}

function pointsOfScripts(html: string): number {
  const loaded = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (loaded.some(([tag, from = '']) => /^(https?:)?\/\//.test(from) && !tag.includes(' integrity=')))
    return -5;
  return loaded.some(([tag]) => tag.includes(' integrity=')) ? 5 : 0;
}
