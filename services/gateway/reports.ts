import * as v from 'valibot';

import { errorPlaces } from '../errors/errorPlaces.ts';
import { isRecord } from '../isRecord.ts';

/** Content types of policy reports from browsers. */
export const cspReportTypes = /^application\/(csp-report|reports\+json|json)\b/i;

/**
 * Returns the blocked URL, the page and the source in one line; `undefined` for any other report. Query and code sample
 * are left out.
 */
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

/** Removes all characters that a URL does not need, because anyone can send a report to the log. */
const plain = (text: string) => text.replace(/[^\w\-./:]/g, '').slice(0, 100);

/** Content type of an error report, which pages send by `sendBeacon`. */
export const errorReportType = /^text\/plain\s*(;\s*charset=utf-8)?$/i;

/**
 * Schema of an error report, which becomes one line: error class, place and release. No field accepts free text, so a
 * report cannot contain text by a visitor.
 */
export const errorReportSchema = v.pipe(
  v.strictObject({
    kind: v.pipe(v.string('must be text'), v.regex(/^[A-Za-z]{1,40}$/, 'must be 1 to 40 letters')),
    where: v.picklist(errorPlaces, 'must be a known place'),
    release: v.pipe(v.string('must be text'), v.regex(/^[\w.+-]{1,40}$/, 'must be the name of a release')),
  }),
  v.transform(({ kind, where, release }) => `${kind} in ${where}, release ${release}`),
);
