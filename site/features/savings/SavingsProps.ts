/** Props shared by the components that describe the chosen automations. */
export interface SavingsProps {
  /** The ids of the chosen automations. */
  readonly chosen: readonly string[];
}
