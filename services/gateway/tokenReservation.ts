import type { RateLimits } from './rateLimits.ts';

/** Maximum number of tokens that the service may report for one call, as a multiple of the reservation. */
const maxFactor = 4;

/** Tokens that a call has reserved from today's budgets. */
export interface TokenReservation {
  /** Keeps the reservation, because the service may charge for the call even if it fails. */
  keep(): void;
  /** Returns all tokens to the budgets, unless they must be kept. */
  giveBack(): Promise<void>;
  /** Limits the number of tokens that the service reports, because a wrong report could use up the budgets. */
  clamp(tokens: number): number;
  /** Replaces the reserved tokens by the used ones. */
  settle(usedTokens: number): Promise<void>;
}

/** Reserves tokens for a request body and its longest reply. Throws `GatewayError` (429) over a limit. */
export async function reserveTokens(
  rateLimits: RateLimits | undefined,
  address: string | undefined,
  { body, replyTokens }: { readonly body: Uint8Array; readonly replyTokens: number },
): Promise<TokenReservation> {
  // A token has about four characters. Three are assumed, to be safe.
  const estimate = Math.ceil(body.length / 3) + replyTokens;
  const settle = await rateLimits?.reserveTokens(estimate, address);
  let isKept = false;
  return {
    keep() {
      isKept = true;
    },
    async giveBack() {
      if (!isKept) await settle?.(0);
    },
    clamp: (tokens) => Math.round(Math.min(Math.max(0, tokens), estimate * maxFactor)),
    async settle(usedTokens) {
      await settle?.(usedTokens);
    },
  };
}
