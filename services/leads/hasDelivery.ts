import { isRecord } from '../isRecord.ts';

/**
 * Asks the gateway at this address, e.g. `/api/health`, whether messages can be delivered. False on a host without a
 * gateway; true if nobody answers, since only a message can tell then.
 */
export async function hasDelivery(url: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: signal ?? null });
    const answer: unknown = await response.json();
    return !(isRecord(answer) && answer.leads === 'none') && response.status !== 404;
  } catch (error) {
    // A page, from a host without a gateway.
    if (error instanceof SyntaxError) return false;
    // `fetch` rejects with the first when nobody can be reached, and with the second when it is aborted.
    if (error instanceof TypeError || error instanceof DOMException) return true;
    throw error;
  }
}
