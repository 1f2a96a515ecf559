import { type Automation, automations, readBasis } from '#services/knowledge';

/** Sum of the savings of chosen automations. */
export interface SavedHours {
  /** In the order in which they were chosen. */
  readonly chosen: readonly Automation[];
  /** Hours a week. */
  readonly total: number;
}

const byId = new Map<string, Automation>(automations.map((automation) => [automation.id, automation]));

/** Adds up the automations with these ids, each once; an id that is none of the catalogue counts for nothing. */
export function savedHours(ids: readonly string[]): SavedHours {
  const chosen = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return { chosen, total: chosen.reduce((sum, { hoursSaved }) => sum + hoursSaved, 0) };
}

/** Returns the derivation of the hours of an automation: "120 enquiries × 5 min". */
export function arithmetic({ basis }: Pick<Automation, 'basis'>): string {
  const { count, unit, minutes } = readBasis(basis);
  // Factors stay on one line.
  return `${count} ${unit}\u00a0×\u00a0${minutes}\u00a0min`;
}

/** Hours in words: "1 hour", "16 hours". */
export const inHours = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
