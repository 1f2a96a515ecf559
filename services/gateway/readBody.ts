import { startDeadline } from '../generation/deadline.ts';
import { endReading } from './endReading.ts';
import { GatewayProblem } from './problems.ts';
import { decoder } from './upstream.ts';

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
  if (Number(request.headers.get('content-length')) > bytes)
    throw new GatewayProblem('body_too_large', closing);
  const text = await readText(request, bytes, ms);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw noJson();
  }
}

async function readText(request: Request, limit: number, ms: number): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const deadline = startDeadline(ms, request.signal);
  // Cancelling ends a read that would wait for ever.
  deadline.signal.addEventListener('abort', () => endReading(reader));
  // A byte order mark stays: it is no JSON.
  const decode = decoder(noJson, { ignoreBOM: true });
  let size = 0;
  let text = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (deadline.cause === 'timeout') throw new GatewayProblem('body_timeout', closing);
      if (deadline.cause === 'aborted') throw new GatewayProblem('client_closed');
      if (done) return text + decode();
      size += value.byteLength;
      if (size > limit) throw new GatewayProblem('body_too_large', closing);
      text += decode(value);
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
const noJson = () => new GatewayProblem('invalid_request', { detail: 'it is no JSON' });
