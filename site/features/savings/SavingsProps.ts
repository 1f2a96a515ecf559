/** Props of all texts about a choice. */
export interface SavingsProps {
  /** The ids of the chosen automations. */
  readonly chosen: readonly string[];
}
