import type { Hono } from 'hono';
import * as v from 'valibot';

import { errorPlaces } from '../errors/errorPlaces.ts';
import { GatewayError } from './GatewayError.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import type { RequestLog } from './RequestLog.ts';
import { readJsonBody } from './readJsonBody.ts';
import { validate } from './requestSchemas.ts';

/** Letters and known words only: nothing a visitor wrote fits in. */
const reportSchema = v.strictObject({
  kind: v.pipe(v.string('must be text'), v.regex(/^[A-Za-z]{1,40}$/, 'must be 1 to 40 letters')),
  where: v.picklist(errorPlaces, 'must be a known place'),
  release: v.pipe(v.string('must be text'), v.regex(/^[\w.+-]{1,40}$/, 'must be the name of a release')),
});

/** Of all visitors together, so that nothing is remembered of anybody. */
const reportsPerMinute = 60;
const minute = 60_000;
const reportBytes = 512;

/** The content type of a beacon. */
const beaconType = /^text\/plain\s*(;\s*charset=utf-8)?$/i;

interface ReportOptions {
  readonly limits: GatewayLimits;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/** Accepts error reports at `/api/errors`: each is the `note` of its request's log line, `client_error`. */
export function addErrorReportRoute(
  app: Hono<{ Bindings: { requestLog: RequestLog } }>,
  { limits, now }: ReportOptions,
): void {
  let windowStart = Number.NEGATIVE_INFINITY;
  let count = 0;

  app.post('/api/errors', async ({ req: { raw: request }, env: { requestLog } }) => {
    requestLog.route = 'errors';
    if (now() - windowStart >= minute) {
      windowStart = now();
      count = 0;
    }
    count += 1;
    if (count > reportsPerMinute) throw new GatewayError('too_many_reports');
    const body = await readJsonBody(request, { bytes: reportBytes, ms: limits.bodyMs }, beaconType);
    const { kind, where, release } = validate(reportSchema, body);
    requestLog.code = 'client_error';
    requestLog.note = `${kind} in ${where}, release ${release}`;
    return new Response(null, { status: 204 });
  });

  app.all('/api/errors', () => {
    throw new GatewayError('method_not_allowed', { headers: { allow: 'POST' } });
  });
}
