import { type Automation, automations, readBasis } from '#services/knowledge';

/** Automations and their total saving. */
export interface AutomationSavings {
  /** Chosen automations, in the order of the given ids. */
  readonly automations: readonly Automation[];
  /** Hours saved a week. */
  readonly totalHours: number;
}

const byId = new Map<string, Automation>(automations.map((automation) => [automation.id, automation]));

/** Adds up the automations with these ids. A repeated id counts once, an unknown id is ignored. */
export function savingsOf(ids: readonly string[]): AutomationSavings {
  const found = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return { automations: found, totalHours: found.reduce((sum, { hoursSaved }) => sum + hoursSaved, 0) };
}

/** Returns the calculation of an automation's hours: "120 enquiries × 5 min". */
export function arithmetic({ basis }: Pick<Automation, 'basis'>): string {
  const { count, unit, minutes } = readBasis(basis);
  // Non-breaking spaces keep the factors on one line.
  return `${count} ${unit}\u00a0×\u00a0${minutes}\u00a0min`;
}

/** Returns hours with their unit: "1 hour", "16 hours". */
export const inHours = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
