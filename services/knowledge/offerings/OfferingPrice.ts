/** One worked example of the price of a service. */
export interface PriceExample {
  /** Scope with its quantities: "One line and one task: 300 calls a month". */
  readonly example: string;
  /** Days of work, at the day rate. */
  readonly days: number;
  /** From the start to a first result that is used. */
  readonly weeks: number;
  /** Running costs in the firm’s currency a month, without VAT; 0 if nothing runs afterwards. */
  readonly monthly: number;
}

/** Prices of a service or solution, in three worked examples, and the reasons for a higher one. */
export interface OfferingPrice {
  readonly small: PriceExample;
  readonly usual: PriceExample;
  readonly large: PriceExample;
  readonly dearer: readonly string[];
  /** Days of work of each later move, which has a price of its own: the fewest and the most it usually takes. */
  readonly moves?: { readonly fewest: number; readonly most: number };
}
