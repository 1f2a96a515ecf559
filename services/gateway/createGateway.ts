import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';

import { leadSchema } from '../leads/leadSchema.ts';
import { isSameOrigin } from './clientIdentity.ts';
import { errorResponse, GatewayError } from './GatewayError.ts';
import { type Client, defaultLimits, type GatewayLimits, type GatewayOptions } from './GatewayOptions.ts';
import { createLeadIntake, type LeadIntake } from './leadIntake.ts';
import { createModelRoute } from './modelRoute.ts';
import { type RequestLog, recordError, startRequestLog } from './RequestLog.ts';
import { cspReportTypes, describeCspReport, errorReportSchema, errorReportType } from './reports.ts';
import { readJsonBody, validate } from './requestBody.ts';
import { apiHeaders } from './securityHeaders.ts';

/** Handles all requests under `/api/`. Never rejects, and never shows a client the details of an upstream error. */
export interface Gateway {
  /**
   * Handles a request. Without `client`, the visitor has no known address, and the protocol of the request's URL says
   * whether the visitor uses HTTPS.
   */
  fetch(request: Request, client?: Client): Promise<Response>;
  states(): GatewayStates;
}

/**
 * State of each part. `none`: the part has no setting. `configured`: the part works, as far as the gateway knows. Any
 * other text is the reason why it does not work.
 */
export interface GatewayStates {
  readonly ai: string;
  readonly leads: string;
}

/** Whether a part works or is turned off. */
export const isFine = (state: string) => state === 'none' || state === 'configured';

type GatewayApp = Hono<{ Bindings: { requestLog: RequestLog } }>;

/**
 * Creates the gateway, which holds the Gemini key. It runs on any platform with web-standard requests. Throws for an
 * invalid model name.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { isDraining = () => false, now = Date.now, log = () => {} } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const modelRoute = createModelRoute(options);
  const leadIntake = createLeadIntake(options, limits.leadMs, now);
  const states = (): GatewayStates => ({
    ai: modelRoute.state(),
    leads: leadIntake?.state() ?? 'none',
  });

  const app: GatewayApp = new Hono();

  app.use('/api/*', async ({ req: { raw: request, path }, env: { requestLog } }, next) => {
    const needsSameOrigin = request.method === 'POST' && path !== '/api/csp';
    if (!needsSameOrigin || isSameOrigin(request, requestLog.client, options)) return next();
    const note =
      'The server does not accept the origin of this request. If a page of your site sent it, add the origin of that page to SITE_ORIGINS';
    throw new GatewayError('origin_refused', { note });
  });

  const onMethodNotAllowed = (_: unknown, methods: readonly string[]) => {
    throw new GatewayError('method_not_allowed', { headers: { allow: methods.join(', ') } });
  };
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));

  app.post('/api/gemini/v1beta/models/:call', ({ req: { raw: request }, env: { requestLog } }) =>
    modelRoute.answer(request, requestLog),
  );
  addLeadRoute(app, leadIntake, limits);
  addReportRoutes(app, options, limits);
  addStateRoutes(app, { states, refusedParameters: modelRoute.refusedParameters, isDraining });

  app.notFound(() => errorResponse(new GatewayError('not_found')));
  app.onError((error, { env: { requestLog } }) => errorResponse(recordError(requestLog, error)));

  return {
    states,
    async fetch(request, client = { secure: request.url.startsWith('https:') }) {
      const requestLog = startRequestLog(client, now, log);
      // Hono passes this object to each handler as `env`.
      const response = await app.fetch(request, { requestLog });
      for (const [name, value] of Object.entries(apiHeaders(client))) response.headers.set(name, value);
      response.headers.set('x-request-id', requestLog.id);
      if (!requestLog.streaming) requestLog.end(response.status);
      return response;
    },
  };
}

/** Adds the route for messages from forms. */
function addLeadRoute(app: GatewayApp, leadIntake: LeadIntake | undefined, limits: GatewayLimits): void {
  app.post('/api/leads', async ({ req: { raw: request }, env: { requestLog } }) => {
    requestLog.route = 'leads';
    if (!leadIntake) throw new GatewayError('leads_unconfigured');
    const sent = await readJsonBody(request, { bytes: limits.leadBytes, ms: limits.bodyMs });
    const { lead, byBot } = validate(leadSchema, sent);
    // Bots are refused before the rate limits, so that they do not use them up.
    if (byBot) throw new GatewayError('lead_by_program');
    await leadIntake.store(lead, requestLog);
    return Response.json({ delivered: true });
  });
}

/** Adds the routes for reports about the content security policy and, if they are on, about errors in pages. */
function addReportRoutes(
  app: GatewayApp,
  { rateLimits, ERROR_REPORTS, now = Date.now }: GatewayOptions,
  limits: GatewayLimits,
): void {
  app.post('/api/csp', async ({ req: { raw: request }, env: { requestLog } }) => {
    requestLog.route = 'csp';
    await rateLimits?.admit('report', requestLog.client.address);
    const bodyLimits = { bytes: limits.reportBytes, ms: limits.bodyMs };
    const report = await readJsonBody(request, bodyLimits, cspReportTypes);
    requestLog.note = describeCspReport(report);
    return new Response(null, { status: 204 });
  });

  if (ERROR_REPORTS !== 'on') return;
  const admitErrorReport = createMinuteLimit(limits.errorReportsPerMinute, now);
  app.post('/api/errors', async ({ req: { raw: request }, env: { requestLog } }) => {
    requestLog.route = 'errors';
    if (!admitErrorReport()) throw new GatewayError('too_many_reports');
    const bodyLimits = { bytes: limits.errorReportBytes, ms: limits.bodyMs };
    const report = await readJsonBody(request, bodyLimits, errorReportType);
    requestLog.note = validate(errorReportSchema, report);
    requestLog.code = 'client_error';
    return new Response(null, { status: 204 });
  });
}

/** Functions that return the current state of the server. */
interface StateSources {
  readonly states: () => GatewayStates;
  /** Returns the parameters that the model refuses. */
  readonly refusedParameters: () => readonly string[];
  readonly isDraining: () => boolean;
}

/** Adds the routes with which monitoring and load balancers check the server. */
function addStateRoutes(app: GatewayApp, { states, refusedParameters, isDraining }: StateSources): void {
  // Liveness: the status is always 200, because a restart would not help.
  app.get('/api/health', ({ env: { requestLog } }) => {
    requestLog.route = 'health';
    const { ai, leads } = states();
    const status = [ai, leads].every(isFine) ? 'ok' : 'degraded';
    const refused = refusedParameters();
    // Monitoring reads the name `aiWithout`, so it stays.
    return Response.json({ status, ai, leads, ...(refused.length > 0 && { aiWithout: refused }) });
  });

  // Readiness: whether this machine should receive visitors. A machine without AI or message storage is ready too.
  app.get('/api/ready', ({ env: { requestLog } }) => {
    requestLog.route = 'ready';
    const ready = !isDraining();
    return Response.json({ ready, ai: states().ai }, { status: ready ? 200 : 503 });
  });
}

/**
 * Returns a function that counts a request and returns whether it is within the limit of its minute. It counts all
 * visitors together, so that no data about a visitor is stored.
 */
function createMinuteLimit(perMinute: number, now: () => number) {
  let current = { minute: 0, count: 0 };
  return (): boolean => {
    const minute = Math.floor(now() / 60_000);
    current = { minute, count: current.minute === minute ? current.count + 1 : 1 };
    return current.count <= perMinute;
  };
}
