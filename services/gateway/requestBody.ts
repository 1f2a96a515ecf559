import * as v from 'valibot';

import { GatewayError } from './GatewayError.ts';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?)?$/i;
// No JSON begins with a byte order mark.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
// The rest of the request's body is not read.
const closing = { headers: { connection: 'close' } };

/** Reads a JSON body. Throws `GatewayError` for another type, too many bytes, too slow a sender, or what is no JSON in UTF-8. */
export async function readJsonBody(
  request: Request,
  { bytes, ms }: { readonly bytes: number; readonly ms: number },
  type: RegExp = jsonType,
): Promise<unknown> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!type.test(request.headers.get('content-type')?.trim() ?? '') || encoding !== 'identity')
    throw new GatewayError('unsupported_media_type');
  // Not `withDeadline`: it creates its error even if the time is kept, which costs more than all else here.
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new GatewayError('body_timeout', closing)), ms);
  });
  const body = await Promise.race([readBytes(request, bytes), late])
    .catch((cause) => {
      throw cause instanceof GatewayError ? cause : new GatewayError('client_closed', { cause });
    })
    .finally(() => clearTimeout(clock));
  try {
    return JSON.parse(utf8.decode(body));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    throw new GatewayError('invalid_request', { detail: 'it is no JSON' });
  }
}

/** All of a body. Throws `GatewayError` for more bytes than are allowed. */
async function readBytes(request: Request, limit: number): Promise<ArrayBuffer> {
  const refuseAbove = (size: number) => {
    if (size > limit) throw new GatewayError('body_too_large', closing);
  };
  const told = request.headers.get('content-length');
  refuseAbove(Number(told));
  // HTTP enforces the declared length, and reading at once is much cheaper than reading a stream.
  if (told !== null) {
    const body = await request.arrayBuffer();
    refuseAbove(body.byteLength);
    return body;
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    refuseAbove(size);
    chunks.push(chunk);
  }
  return new Blob(chunks).arrayBuffer();
}

/** Validates a body. Throws `GatewayError` that names the field and repeats nothing of what it held. */
export function validate<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  throw new GatewayError('invalid_request', { detail: describeIssue(issues[0]) });
}

function describeIssue({ type, expected, received, message, path }: v.BaseIssue<unknown>): string {
  const isObject = type === 'strict_object';
  const isUnknown = isObject && expected === 'never';
  // For example `contents[0].parts[1].text`. The name of an unknown field is the client's text.
  const place = (path ?? [])
    .slice(0, isUnknown ? -1 : undefined)
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  const field = place.replace(/^\./, '') || 'the body';
  if (isUnknown) return `${field} has an unknown field`;
  if (isObject && received === 'undefined') return `${field} is missing`;
  // The library's own message repeats the value.
  if (message.startsWith('Invalid')) return `${field} must be ${isObject ? 'an object' : 'a list'}`;
  return `${field} ${message}`;
}
