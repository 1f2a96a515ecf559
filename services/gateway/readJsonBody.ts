import { startDeadline } from '../generation/deadline.ts';
import { GatewayError } from './GatewayError.ts';
import { joinText, readText } from './readText.ts';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?)?$/i;

/** Reads a JSON body. Throws `GatewayError` for another type, too many bytes, too slow a sender, or what is no JSON in UTF-8. */
export async function readJsonBody(
  request: Request,
  { bytes, ms }: { readonly bytes: number; readonly ms: number },
  type: RegExp = jsonType,
): Promise<unknown> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!type.test(request.headers.get('content-type')?.trim() ?? '') || encoding !== 'identity')
    throw new GatewayError('unsupported_media_type');
  // What follows on the connection is the rest of a body nobody reads.
  const closed = { headers: { connection: 'close' } };
  const tooLarge = () => new GatewayError('body_too_large', closed);
  const malformed = () => new GatewayError('invalid_request', { detail: 'it is no JSON' });
  if (Number(request.headers.get('content-length')) > bytes) throw tooLarge();
  const deadline = startDeadline(ms, request.signal);
  const broken = (cause?: unknown) =>
    deadline.cause === 'timeout'
      ? new GatewayError('body_timeout', { ...closed, cause })
      : new GatewayError('client_closed', { cause });
  try {
    const options = { deadline, bytes, errors: { tooLarge, malformed, broken } };
    // No JSON begins with a byte order mark.
    return JSON.parse(await joinText(readText(request.body, { ...options, ignoreBOM: true })));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw malformed();
  } finally {
    deadline.stop();
  }
}
