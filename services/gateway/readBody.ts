import { startDeadline } from '../generation/deadline.ts';
import { endReading } from './endReading.ts';
import { GatewayProblem } from './problems.ts';

const json = /^application\/json\s*(;\s*charset="?utf-8"?)?$/i;

/**
 * Reads a JSON body. The bytes are counted as they come, because a length header may lie.
 * Throws `GatewayProblem` for another type, too many bytes, too slow a sender, or what is no JSON in UTF-8.
 */
export async function readJson(
  request: Request,
  { bytes, ms }: { readonly bytes: number; readonly ms: number },
  type: RegExp = json,
): Promise<unknown> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!type.test(request.headers.get('content-type')?.trim() ?? '') || encoding !== 'identity') {
    throw new GatewayProblem('unsupported_media_type');
  }
  if (Number(request.headers.get('content-length')) > bytes) throw tooLarge();
  const body = await readBytes(request, bytes, ms);
  try {
    // Fatal, and a byte order mark stays: neither is JSON.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
  } catch (error) {
    // The decoder's, and the parser's.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    throw new GatewayProblem('invalid_request', { detail: 'it is no JSON' });
  }
}

async function readBytes(request: Request, limit: number, ms: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const deadline = startDeadline(ms, request.signal);
  // Cancelling ends a read that would wait for ever.
  deadline.signal.addEventListener('abort', () => endReading(reader));
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (deadline.cause === 'timeout') throw new GatewayProblem('body_timeout', closing);
      if (deadline.cause === 'aborted') throw new GatewayProblem('client_closed');
      if (done) return joined(chunks, size);
      size += value.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(value);
    }
  } catch (error) {
    throw error instanceof GatewayProblem ? error : new GatewayProblem('client_closed', { cause: error });
  } finally {
    deadline.stop();
    endReading(reader);
  }
}

/** What follows on the connection is the rest of a body nobody reads. */
const closing = { headers: { connection: 'close' } };
const tooLarge = () => new GatewayProblem('body_too_large', closing);

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}
