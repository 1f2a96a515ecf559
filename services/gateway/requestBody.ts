import * as v from 'valibot';

import { GatewayError } from './GatewayError.ts';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?)?$/i;
// Valid JSON never begins with a byte order mark.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
// Closes the connection, because the rest of the body is not read.
const closeConnection = { headers: { connection: 'close' } };

/**
 * Reads a JSON body. Throws `GatewayError` for another content type, too many bytes, a slow sender, or invalid JSON or
 * UTF-8.
 */
export async function readJsonBody(
  request: Request,
  { bytes, ms }: { readonly bytes: number; readonly ms: number },
  type: RegExp = jsonType,
): Promise<unknown> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!type.test(request.headers.get('content-type')?.trim() ?? '') || encoding !== 'identity')
    throw new GatewayError('unsupported_media_type');
  // `withDeadline` is not used, because it always creates an error, which takes more time than the rest of this
  // function.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GatewayError('body_timeout', closeConnection)), ms);
  });
  const body = await Promise.race([readBytes(request, bytes), late])
    .catch((cause) => {
      throw cause instanceof GatewayError ? cause : new GatewayError('client_closed', { cause });
    })
    .finally(() => clearTimeout(timer));
  try {
    return JSON.parse(utf8.decode(body));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    throw new GatewayError('invalid_request', { detail: 'it is no JSON' });
  }
}

/** Reads a complete body. Throws `GatewayError` if it has more bytes than allowed. */
async function readBytes(request: Request, limit: number): Promise<ArrayBuffer> {
  const refuseAbove = (size: number) => {
    if (size > limit) throw new GatewayError('body_too_large', closeConnection);
  };
  const declaredLength = request.headers.get('content-length');
  refuseAbove(Number(declaredLength));
  // HTTP enforces the declared length. Reading the body at once is much faster than reading a stream.
  if (declaredLength !== null) {
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

/** Validates a body. Throws `GatewayError` with the name of the invalid field, without its content. */
export function validate<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  throw new GatewayError('invalid_request', { detail: describeIssue(issues[0]) });
}

function describeIssue({ type, expected, received, message, path }: v.BaseIssue<unknown>): string {
  const isObject = type === 'strict_object';
  const isUnknown = isObject && expected === 'never';
  // Path of the field, for example `contents[0].parts[1].text`. The name of an unknown field is left out, because it is
  // text from the client.
  const place = (path ?? [])
    .slice(0, isUnknown ? -1 : undefined)
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  const field = place.replace(/^\./, '') || 'the body';
  if (isUnknown) return `${field} has an unknown field`;
  if (isObject && received === 'undefined') return `${field} is missing`;
  // The message of the library would contain the value.
  if (message.startsWith('Invalid')) return `${field} must be ${isObject ? 'an object' : 'a list'}`;
  return `${field} ${message}`;
}
