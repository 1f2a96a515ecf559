import { isRecord } from '../isRecord.ts';

/**
 * Asks the server at this URL, e.g. `/api/ready`, whether it has a key for the model. Returns `false` on a host without
 * a gateway. Returns `undefined` if the server does not respond, or if the last call of the model failed. Then only
 * another question shows whether the model works.
 */
export async function checkModel(url: string, signal: AbortSignal): Promise<boolean | undefined> {
  try {
    const response = await fetch(url, { redirect: 'error', signal });
    const answer: unknown = await response.json();
    const state = isRecord(answer) ? answer.ai : undefined;
    if (state === 'configured') return true;
    return typeof state === 'string' && state !== 'none' ? undefined : false;
  } catch (error) {
    // The response is a page, because the host has no gateway.
    if (error instanceof SyntaxError) return false;
    // `fetch` rejects with a `TypeError` if the server is unreachable, and with a `DOMException` if the request is
    // aborted.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}
