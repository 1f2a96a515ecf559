import { type AuditFormData, auditAreas } from '#services';

import { areaLabels } from './auditForm.content.ts';

/** Returns the names of the chosen areas: "Sales, Finance". Empty if none is chosen. */
export const chosenAreasText = ({ areasOfInterest }: AuditFormData): string =>
  auditAreas
    .filter((area) => areasOfInterest[area])
    .map((area) => areaLabels[area])
    .join(', ');
