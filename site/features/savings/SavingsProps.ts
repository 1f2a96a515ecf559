/** Props shared by the components that describe the chosen automations. */
export interface SavingsProps {
  /** Ids of the chosen automations. */
  readonly chosen: readonly string[];
}
