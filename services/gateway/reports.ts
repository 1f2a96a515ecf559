import * as v from 'valibot';

import { errorPlaces } from '../errors/errorPlaces.ts';
import { isRecord } from '../isRecord.ts';

/** The types browsers give to policy reports. */
export const cspReportTypes = /^application\/(csp-report|reports\+json|json)\b/i;

/** Returns the blocked address, the page and the source in one line; nothing for another report. No query, no sample. */
export function describeCspReport(report: unknown): string | undefined {
  const first: unknown = Array.isArray(report) ? report[0] : report;
  if (!isRecord(first)) return undefined;
  const body = first['csp-report'] ?? (first.type === 'csp-violation' ? first.body : undefined);
  if (!isRecord(body)) return undefined;
  const word = (older: string, newer: string) => {
    const value = body[older] ?? body[newer];
    return typeof value === 'string' ? value : '';
  };
  const directive = word('violated-directive', 'effectiveDirective');
  const page = partOf(word('document-uri', 'documentURL'), 'pathname');
  const from = partOf(word('blocked-uri', 'blockedURL'), 'origin');
  return `blocked ${plain(directive)} on ${plain(page)}: ${plain(from)}`;
}

const partOf = (address: string, part: 'pathname' | 'origin') =>
  URL.canParse(address) ? new URL(address)[part] : address;

/** Anybody may send a report, so only what an address can hold comes into the log. */
const plain = (text: string) => text.replace(/[^\w\-./:]/g, '').slice(0, 100);

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
