import { startDeadline } from '../generation/deadline.ts';
import { cancelReader } from './cancelReader.ts';
import { GatewayError } from './GatewayError.ts';
import { createUtf8Decoder } from './upstream.ts';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?)?$/i;

/**
 * Reads a JSON body. The bytes are counted as they come, because a length header may lie.
 * Throws `GatewayError` for another type, too many bytes, too slow a sender, or what is no JSON in UTF-8.
 */
export async function readJsonBody(
  request: Request,
  { bytes, ms }: { readonly bytes: number; readonly ms: number },
  type: RegExp = jsonType,
): Promise<unknown> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!type.test(request.headers.get('content-type')?.trim() ?? '') || encoding !== 'identity') {
    throw new GatewayError('unsupported_media_type');
  }
  if (Number(request.headers.get('content-length')) > bytes)
    throw new GatewayError('body_too_large', closeConnection);
  const text = await readText(request, bytes, ms);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw notJson();
  }
}

async function readText(request: Request, limit: number, ms: number): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const deadline = startDeadline(ms, request.signal);
  // Cancelling ends a read that would wait for ever.
  deadline.signal.addEventListener('abort', () => cancelReader(reader));
  // A byte order mark stays: it is no JSON.
  const decode = createUtf8Decoder(notJson, { ignoreBOM: true });
  let size = 0;
  let text = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (deadline.cause === 'timeout') throw new GatewayError('body_timeout', closeConnection);
      if (deadline.cause === 'aborted') throw new GatewayError('client_closed');
      if (done) return text + decode();
      size += value.byteLength;
      if (size > limit) throw new GatewayError('body_too_large', closeConnection);
      text += decode(value);
    }
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    // Some runtimes end the read in this way when its time is over.
    if (deadline.cause === 'timeout')
      throw new GatewayError('body_timeout', { ...closeConnection, cause: error });
    throw new GatewayError('client_closed', { cause: error });
  } finally {
    deadline.stop();
    cancelReader(reader);
  }
}

/** What follows on the connection is the rest of a body nobody reads. */
const closeConnection = { headers: { connection: 'close' } };
const notJson = () => new GatewayError('invalid_request', { detail: 'it is no JSON' });
