/** What everything that is said about a choice needs to know. */
export interface SavingsProps {
  /** The ids of the chosen automations. */
  readonly chosen: readonly string[];
}
