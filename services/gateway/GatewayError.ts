/** All errors of the gateway: HTTP status and title. */
const errors = {
  ai_unconfigured: [503, 'No AI key is set, so there is nothing to ask'],
  model_not_allowed: [400, 'This model is not offered'],
  invalid_request: [400, 'The request has not the form that is taken'],
  origin_refused: [403, 'Only the site itself may ask'],
  not_found: [404, 'There is nothing at this address'],
  method_not_allowed: [405, 'This address does not take that method'],
  body_timeout: [408, 'The request took too long to arrive'],
  body_too_large: [413, 'The request is too large'],
  unsupported_media_type: [415, 'Only plain JSON is taken'],
  lead_by_program: [422, 'A program seems to have filled the form in: a person sends it again'],
  client_closed: [499, 'The client left'],
  internal: [500, 'Something went wrong here'],
  visitor_limit: [429, 'One visitor may not ask as much in so short a time'],
  site_limit: [429, 'The site has been asked as much as it may be'],
  too_many_reports: [429, 'Enough reports were taken for now'],
  upstream_busy: [429, 'The AI service is busy'],
  region_refused: [502, 'The AI service refused the request'],
  billing_required: [502, 'The AI service refused the request'],
  quota_exhausted: [429, 'The AI service is busy'],
  upstream_rejected: [502, 'The AI service refused the request'],
  key_refused: [502, 'The AI service refused the request'],
  model_unavailable: [502, 'The AI service does not know the model'],
  upstream_failed: [502, 'The AI service failed'],
  upstream_unreachable: [502, 'The AI service could not be reached'],
  upstream_malformed: [502, 'The AI service answered in another form'],
  upstream_out_of_tokens: [502, 'The AI service used up the length of a reply before its first word'],
  upstream_empty: [502, 'The AI service answered without a reply'],
  upstream_too_large: [502, 'The AI service answered with more than a reply can have'],
  upstream_unavailable: [503, 'The AI service is not available'],
  upstream_timeout: [504, 'The AI service took too long'],
  leads_unconfigured: [503, 'Neither a webhook nor a mail server is set, so messages cannot be passed on'],
  leads_failed: [502, 'The message could not be passed on'],
} as const satisfies Record<string, readonly [number, string]>;

/** The stable name of an error. */
export type ErrorCode = keyof typeof errors;

interface ErrorDetails {
  /** Further details, without text from a client or the upstream. */
  readonly detail?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Number of whole seconds after which a client can try again. */
  readonly retryAfter?: number | undefined;
  /** HTTP status of the upstream, for the log. */
  readonly upstream?: number | undefined;
  /** Original error, for the log. */
  readonly cause?: unknown;
  /** Parameters that the model refuses. */
  readonly parameters?: readonly Parameter[] | undefined;
  /** Advice for the owner, for the log. */
  readonly note?: string | undefined;
}

/** Optional parameters of a call that a model may refuse. */
export type Parameter = 'thinkingConfig' | 'temperature' | 'topK' | 'topP';

/** Error of the gateway. `onError` converts it to a response. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    const [status, title] = errors[code];
    super(details.detail ? `${title}: ${details.detail}` : title, details);
    this.status = status;
  }
}

/**
 * Returns the body for an error: problem details (RFC 9457), and Google's `error` object. From that object, the SDK
 * builds the message "[status statusText] message", with the reason in the details.
 */
export function errorBody({ code, status, message, details }: GatewayError) {
  return {
    type: `urn:gateway:problem:${code}`,
    title: errors[code][1],
    status,
    detail: details.detail,
    code,
    error: { code: status, status: code, message, details: [{ reason: code }] },
  };
}

/** Returns the response for an error, as problem details. */
export function errorResponse(error: GatewayError): Response {
  const { headers, retryAfter } = error.details;
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json(errorBody(error), {
    status: error.status,
    headers: { 'content-type': 'application/problem+json', ...wait, ...headers },
  });
}
