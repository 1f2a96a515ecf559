import type { Hono } from 'hono';
import * as v from 'valibot';

import { errorPlaces } from '../errors/errorPlaces.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import { GatewayProblem } from './problems.ts';
import { readJson } from './readBody.ts';
import { check } from './requestSchemas.ts';
import type { Visit } from './Visit.ts';

/** Letters and known words only: nothing a visitor wrote fits in. */
const reportSchema = v.strictObject({
  kind: v.pipe(v.string('must be text'), v.regex(/^[A-Za-z]{1,40}$/, 'must be 1 to 40 letters')),
  where: v.picklist(errorPlaces, 'must be a known place'),
  release: v.pipe(v.string('must be text'), v.regex(/^[\w.+-]{1,40}$/, 'must be the name of a release')),
});

/** All visitors together, so that nothing has to be remembered of anybody. */
const mostInAMinute = 60;
const minute = 60_000;
const reportBytes = 512;

/** What a beacon of the browser calls a text. */
const text = /^text\/plain\s*(;\s*charset=utf-8)?$/i;

interface ReportOptions {
  readonly limits: GatewayLimits;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/** Takes reports of errors at `/api/errors`: each is the `note` of its request's line in the log, `client_error`. */
export function takeErrorReports(
  app: Hono<{ Bindings: { visit: Visit } }>,
  { limits, now }: ReportOptions,
): void {
  let begun = Number.NEGATIVE_INFINITY;
  let taken = 0;

  app.post('/api/errors', async ({ req: { raw: request }, env: { visit } }) => {
    visit.route = 'errors';
    if (now() - begun >= minute) {
      begun = now();
      taken = 0;
    }
    taken += 1;
    if (taken > mostInAMinute) throw new GatewayProblem('too_many_reports');
    const body = await readJson(request, { bytes: reportBytes, ms: limits.bodyMs }, text);
    const { kind, where, release } = check(reportSchema, body);
    visit.code = 'client_error';
    visit.note = `${kind} in ${where}, release ${release}`;
    return new Response(null, { status: 204 });
  });

  app.all('/api/errors', () => {
    throw new GatewayProblem('method_not_allowed', { headers: { allow: 'POST' } });
  });
}
