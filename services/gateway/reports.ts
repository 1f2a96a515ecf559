import * as v from 'valibot';

import { errorPlaces } from '../errors/errorPlaces.ts';

/** The types browsers give to policy reports. */
export const cspReportTypes = /^application\/(csp-report|reports\+json|json)\b/i;

const word = v.fallback(v.string(), '');
const cspReportSchema = v.union([
  v.pipe(
    v.object({
      'csp-report': v.object({ 'violated-directive': word, 'document-uri': word, 'blocked-uri': word }),
    }),
    v.transform(({ 'csp-report': report }) => Object.values(report)),
  ),
  v.pipe(
    v.tupleWithRest(
      [
        v.object({
          type: v.literal('csp-violation'),
          body: v.object({ effectiveDirective: word, documentURL: word, blockedURL: word }),
        }),
      ],
      v.unknown(),
    ),
    v.transform(([{ body }]) => Object.values(body)),
  ),
]);

/** What was blocked, on which page and from where, as one line; nothing for another report. No query, no sample. */
export function describeCspReport(report: unknown): string | undefined {
  const { success, output } = v.safeParse(cspReportSchema, report);
  if (!success) return undefined;
  const [directive = '', page = '', from = ''] = output;
  return `blocked ${plain(directive)} on ${plain(partOf(page, 'pathname'))}: ${plain(partOf(from, 'origin'))}`;
}

const partOf = (address: string, part: 'pathname' | 'origin') =>
  URL.canParse(address) ? new URL(address)[part] : address;

/** Anybody may send a report, so only what an address can hold comes into the log. */
const plain = (words: string) => words.replace(/[^\w\-./:]/g, '').slice(0, 100);

/** The content type of a beacon. */
export const errorReportType = /^text\/plain\s*(;\s*charset=utf-8)?$/i;

/** Which kind of error a page met and where, as one line. Letters and known words only: nothing a visitor wrote fits in. */
export const errorReportSchema = v.pipe(
  v.strictObject({
    kind: v.pipe(v.string('must be text'), v.regex(/^[A-Za-z]{1,40}$/, 'must be 1 to 40 letters')),
    where: v.picklist(errorPlaces, 'must be a known place'),
    release: v.pipe(v.string('must be text'), v.regex(/^[\w.+-]{1,40}$/, 'must be the name of a release')),
  }),
  v.transform(({ kind, where, release }) => `${kind} in ${where}, release ${release}`),
);
