/** One worked example of the price of a service. */
export interface PriceExample {
  /** Scope with its quantities: "One line and one task: 300 calls a month". */
  readonly example: string;
  /** Number of working days, charged at the day rate. */
  readonly days: number;
  /** Number of weeks from the start until a first result is in use. */
  readonly weeks: number;
  /** Running costs per month in the firm’s currency, without VAT; 0 if no system runs afterwards. */
  readonly monthly: number;
}

/** Prices of a service or solution, in three worked examples. */
export interface OfferingPrice {
  readonly small: PriceExample;
  readonly usual: PriceExample;
  readonly large: PriceExample;
  /** Reasons for a higher price. */
  readonly dearer: readonly string[];
  /** Usual number of working days for each later move, which has its own price. */
  readonly moves?: { readonly fewest: number; readonly most: number };
}
