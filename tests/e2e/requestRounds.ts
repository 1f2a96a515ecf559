import type { CDPSession, Page } from 'playwright';

/** Requests of a page in rounds: each was sent after all those before it had been answered. */
export interface RequestRounds {
  /** The addresses of each round so far. */
  readonly rounds: readonly (readonly string[])[];
  /** Answers what is held, and holds nothing more. */
  stop(): Promise<void>;
}

/** Milliseconds without a new request after which a round is complete. */
const quiet = 600;

/**
 * Holds every request of a page until no more come, then releases them together: the behaviour of a line so slow that
 * only the number of round trips counts. Call it before opening the page or pressing the button.
 */
export async function holdInRounds(page: Page): Promise<RequestRounds> {
  const cdp = await page.context().newCDPSession(page);
  const rounds: string[][] = [];
  let held: string[] = [];
  let urls: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = async () => {
    const [ids, round] = [held, urls];
    held = [];
    urls = [];
    if (round.length > 0) rounds.push(round);
    await Promise.all(ids.map((requestId) => letThrough(cdp, requestId)));
  };
  cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
    held.push(requestId);
    urls.push(request.url);
    clearTimeout(timer);
    timer = setTimeout(() => void release(), quiet);
  });
  await cdp.send('Fetch.enable');
  return {
    rounds,
    async stop() {
      clearTimeout(timer);
      await release();
      await cdp.detach();
    },
  };
}

/** Continues a request. One of a page that has been closed no longer exists. */
async function letThrough(cdp: CDPSession, requestId: string) {
  await cdp.send('Fetch.continueRequest', { requestId }).catch((error: unknown) => {
    if (!/Invalid InterceptionId|closed/.test(String(error))) throw error;
  });
}
