import type { ErrorCode, Parameter } from './GatewayError.ts';

/** A refusal by the model's service: its code in the gateway, and advice for the owner, which only the log contains. */
interface Refusal {
  readonly code: ErrorCode;
  readonly note: string;
  /** Parameters that the service names as the cause. */
  readonly parameters?: readonly Parameter[];
}

const keyNote =
  'Google refuses the key: check GEMINI_API_KEY in its console (restrictions, revocation, expiry)';
const billingNote =
  'Google asks for billing: link a billing account with credit to the project of GEMINI_API_KEY';
const modelNote = 'Google does not know the model: set GEMINI_MODEL';
const regionNote =
  'Google does not serve this region to this key: bill its project, or run the server in a region that it serves';
const quotaNote =
  'The quota of the project is used up or zero: raise it or enable billing in its console. It is not a matter of seconds';

/** Refusals by status and by a text in Google's response. The first match is used. */
const known: readonly (Refusal & { readonly statuses: readonly number[]; readonly pattern?: RegExp })[] = [
  {
    statuses: [400, 401, 403],
    pattern: /API_KEY_INVALID|API key (not valid|expired)/i,
    code: 'key_refused',
    note: keyNote,
  },
  { statuses: [400, 403], pattern: /billing/i, code: 'billing_required', note: billingNote },
  {
    statuses: [429],
    // The word billing is not enough, because every response with status 429 mentions plan and billing.
    pattern: /prepay|credits? (are|is) depleted/i,
    code: 'billing_required',
    note: billingNote,
  },
  {
    statuses: [400, 403],
    pattern: /location is not supported|not available in your (country|region)/i,
    code: 'region_refused',
    note: regionNote,
  },
  {
    statuses: [403],
    pattern: /SERVICE_DISABLED/,
    code: 'key_refused',
    note: 'The Gemini API is off in the project of GEMINI_API_KEY: enable it in its console',
  },
  { statuses: [401, 403], code: 'key_refused', note: keyNote },
  { statuses: [402], code: 'billing_required', note: billingNote },
  { statuses: [451], code: 'region_refused', note: regionNote },
  { statuses: [404], code: 'model_unavailable', note: modelNote },
  { statuses: [429], pattern: /PerDay|limit: 0\b/i, code: 'quota_exhausted', note: quotaNote },
  {
    statuses: [429],
    code: 'upstream_busy',
    note: 'The quota for a minute is used up: raise the quota in the project, or lower CALLS_PER_MINUTE below it',
  },
];

/** Returns the refusal for a status and the beginning of the body; `undefined` for a status that is no refusal. */
export function readRefusal(status: number, body: string): Refusal | undefined {
  for (const { statuses, pattern, code, note } of known)
    if (statuses.includes(status) && (pattern?.test(body) ?? true)) return { code, note };
  if (status === 408 || status < 400 || status >= 500) return undefined;
  const parameters = status === 400 ? namedParameters(body) : [];
  const names = parameters.length > 0 ? `the parameter ${parameters.join(', ')}` : 'the format of the call';
  const note = `The model refuses ${names}: compare GEMINI_MODEL and GEMINI_THINKING_LEVEL with its documentation`;
  return { code: 'upstream_rejected', note, parameters };
}

/**
 * Returns the parameters that an error names, in any spelling: `topK`, `top_k`, `top-k`,
 * `generation_config.thinking_level`.
 */
function namedParameters(body: string): readonly Parameter[] {
  const letters = body.toLowerCase().replace(/[\s_-]/g, '');
  const names = { thinkingConfig: /thinking/, temperature: /temperature/, topK: /topk/, topP: /topp(?!ort)/ };
  const parameters: readonly Parameter[] = ['thinkingConfig', 'temperature', 'topK', 'topP'];
  return parameters.filter(
    (name) => names[name].test(letters) || (name !== 'thinkingConfig' && /samplingparam/.test(letters)),
  );
}
