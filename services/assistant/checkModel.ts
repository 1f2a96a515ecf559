import { isRecord } from '../isRecord.ts';

/**
 * Asks the server at this address, e.g. `/api/ready`, whether it has a key for the model. A host without a gateway has
 * none. `undefined` if nobody answers, or if the model failed last: only another question can tell whether it still does.
 */
export async function checkModel(url: string, signal: AbortSignal): Promise<boolean | undefined> {
  try {
    const response = await fetch(url, { redirect: 'error', signal });
    const answer: unknown = await response.json();
    const state = isRecord(answer) ? answer.ai : undefined;
    if (state === 'configured') return true;
    return typeof state === 'string' && state !== 'none' ? undefined : false;
  } catch (error) {
    // A page, from a host without a gateway.
    if (error instanceof SyntaxError) return false;
    // `fetch` rejects with the first when nobody can be reached, and with the second when it is aborted.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}
