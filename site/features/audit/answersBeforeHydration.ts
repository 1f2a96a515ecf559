import { type AuditFormData, auditAreas, emptyAuditForm } from '#services';
import { type FieldValues, filledValues } from '#site/features/forms/formValues.ts';

/** Returns the answers, updated with the current values of the fields. */
export function answersIn({ areasOfInterest, ...fields }: FieldValues, old: AuditFormData): AuditFormData {
  const texts = Object.entries(fields).filter(([name, value]) => name in old && typeof value === 'string');
  return {
    ...old,
    ...Object.fromEntries(texts),
    ...(Array.isArray(areasOfInterest) && { areasOfInterest: toAreasOfInterest(areasOfInterest) }),
  };
}

/** Returns the draft, updated with the values typed before hydration. Returns `null` if the form is empty. */
export function answersBeforeHydration(
  form: HTMLFormElement,
  draft: AuditFormData | null,
): AuditFormData | null {
  const { areasOfInterest: _one, ...texts } = filledValues(form);
  const ticked = new FormData(form).getAll('areasOfInterest');
  if (ticked.length === 0 && Object.keys(texts).length === 0) return null;
  const saved = draft ?? emptyAuditForm;
  const areas = auditAreas.filter((area) => saved.areasOfInterest[area] || ticked.includes(area));
  return { ...saved, ...texts, areasOfInterest: toAreasOfInterest(areas) };
}

/** Converts the names of ticked areas to an answer of the form. */
export const toAreasOfInterest = (chosen: readonly string[]): AuditFormData['areasOfInterest'] => ({
  ...emptyAuditForm.areasOfInterest,
  ...Object.fromEntries(auditAreas.map((area) => [area, chosen.includes(area)] as const)),
});
