/** All errors of the gateway: HTTP status and title. */
const errors = {
  ai_unconfigured: [503, 'No AI key is set, so the model cannot be called'],
  model_not_allowed: [400, 'This model is not offered'],
  invalid_request: [400, 'The request is invalid'],
  origin_refused: [403, 'Only pages of this site may send requests'],
  not_found: [404, 'There is nothing at this URL'],
  method_not_allowed: [405, 'This URL does not accept that method'],
  body_timeout: [408, 'The request took too long to arrive'],
  body_too_large: [413, 'The request is too large'],
  unsupported_media_type: [415, 'This content type or encoding is not accepted'],
  lead_by_program: [422, 'A program seems to have filled in the form. A person can send it again'],
  client_closed: [499, 'The client closed the connection'],
  internal: [500, 'Something went wrong here'],
  visitor_limit: [429, 'This visitor has sent too many requests'],
  site_limit: [429, 'The site has received too many requests'],
  too_many_reports: [429, 'The site has received too many error reports'],
  upstream_busy: [429, 'The AI service is busy'],
  region_refused: [502, 'The AI service refused the request'],
  billing_required: [502, 'The AI service refused the request'],
  quota_exhausted: [429, 'The AI service is busy'],
  upstream_rejected: [502, 'The AI service refused the request'],
  key_refused: [502, 'The AI service refused the request'],
  model_unavailable: [502, 'The AI service does not know the model'],
  upstream_failed: [502, 'The AI service failed'],
  upstream_unreachable: [502, 'The AI service could not be reached'],
  upstream_malformed: [502, 'The AI service responded in another format'],
  upstream_out_of_tokens: [502, 'The AI service used all tokens of the reply before its first word'],
  upstream_empty: [502, 'The AI service responded without text'],
  upstream_too_large: [502, 'The AI service sent more text than a reply can have'],
  upstream_unavailable: [503, 'The AI service is not available'],
  upstream_timeout: [504, 'The AI service took too long'],
  leads_unconfigured: [503, 'Neither a webhook nor a mail server is set, so messages cannot be delivered'],
  leads_failed: [502, 'The message could not be stored or delivered'],
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
