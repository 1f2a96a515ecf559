import { isRecord } from '../isRecord.ts';

/**
 * Asks the gateway at this URL, e.g. `/api/health`, whether messages can be delivered. Returns false on a host without
 * a gateway. Returns true if the server does not respond, because then only an attempt to send a message can tell.
 */
export async function hasDelivery(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'error' });
    const answer: unknown = await response.json();
    return !(isRecord(answer) && answer.leads === 'none') && response.status !== 404;
  } catch (error) {
    // The response is a page, because the host has no gateway.
    if (error instanceof SyntaxError) return false;
    // `fetch` rejects with a `TypeError` if the server is unreachable, and with a `DOMException` if the page is left.
    if (error instanceof TypeError || error instanceof DOMException) return true;
    throw error;
  }
}
