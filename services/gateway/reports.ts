import * as v from 'valibot';

import { errorPlaces } from '../errors/errorPlaces.ts';
import { isRecord } from '../isRecord.ts';

/** Content types in which browsers report a violation of the content security policy. */
export const cspReportTypes = /^application\/(csp-report|reports\+json|json)\b/i;

/**
 * Describes a violation in one line: the directive, the page, and the origin of the blocked resource. Returns
 * `undefined` for any other report. Queries and code samples are left out.
 */
export function describeCspReport(report: unknown): string | undefined {
  const first: unknown = Array.isArray(report) ? report[0] : report;
  if (!isRecord(first)) return undefined;
  const body = first['csp-report'] ?? (first.type === 'csp-violation' ? first.body : undefined);
  if (!isRecord(body)) return undefined;
  const field = (older: string, newer: string) => {
    const value = body[older] ?? body[newer];
    return typeof value === 'string' ? value : '';
  };
  const directive = field('violated-directive', 'effectiveDirective');
  const page = partOf(field('document-uri', 'documentURL'), 'pathname');
  const blocked = partOf(field('blocked-uri', 'blockedURL'), 'origin');
  return `blocked ${urlCharacters(directive)} on ${urlCharacters(page)}: ${urlCharacters(blocked)}`;
}

const partOf = (url: string, part: 'pathname' | 'origin') => (URL.canParse(url) ? new URL(url)[part] : url);

/** Removes all characters that a URL does not need, because anyone can send a report to the log. */
const urlCharacters = (text: string) => text.replace(/[^\w\-./:]/g, '').slice(0, 100);

/** Content type of an error report, which pages send by `sendBeacon`. */
export const errorReportType = /^text\/plain\s*(;\s*charset=utf-8)?$/i;

/**
 * Schema of an error report, which becomes one line: error class, place and release. No field accepts free text, so a
 * report cannot contain text from a visitor.
 */
export const errorReportSchema = v.pipe(
  v.strictObject({
    kind: v.pipe(v.string('must be text'), v.regex(/^[A-Za-z]{1,40}$/, 'must be 1 to 40 letters')),
    where: v.picklist(errorPlaces, 'must be a known place'),
    release: v.pipe(v.string('must be text'), v.regex(/^[\w.+-]{1,40}$/, 'must be the name of a release')),
  }),
  v.transform(({ kind, where, release }) => `${kind} in ${where}, release ${release}`),
);
