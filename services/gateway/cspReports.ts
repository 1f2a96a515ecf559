import * as v from 'valibot';

/** The types browsers give to policy reports. */
export const cspReportTypes = /^application\/(csp-report|reports\+json|json)\b/i;

const word = v.fallback(v.string(), '');
const older = v.object({
  'csp-report': v.object({ 'violated-directive': word, 'document-uri': word, 'blocked-uri': word }),
});
const newer = v.array(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({ effectiveDirective: word, documentURL: word, blockedURL: word }),
  }),
);

/** What was blocked, on which page and from where, as one line; nothing for another report. No query, no sample. */
export function describeCspReport(report: unknown): string | undefined {
  const [old, list] = [v.safeParse(older, report), v.safeParse(newer, report)];
  if (old.success) {
    const {
      'violated-directive': directive,
      'document-uri': page,
      'blocked-uri': from,
    } = old.output['csp-report'];
    return line(directive, page, from);
  }
  const body = list.success ? list.output[0]?.body : undefined;
  return body && line(body.effectiveDirective, body.documentURL, body.blockedURL);
}

const line = (directive: string, page: string, from: string) =>
  `blocked ${plain(directive)} on ${plain(partOf(page, 'pathname'))}: ${plain(partOf(from, 'origin'))}`;

const partOf = (address: string, part: 'pathname' | 'origin') =>
  URL.canParse(address) ? new URL(address)[part] : address;

/** Anybody may send a report, so only what an address can hold comes into the log. */
const plain = (words: string) => words.replace(/[^\w\-./:]/g, '').slice(0, 100);
