import { type AuditFormData, auditAreas } from '#services';

import { areaLabels } from './auditForm.content.ts';

/** The chosen areas in words: "Sales, Finance". Empty if none. */
export const areaNames = ({ areasOfInterest }: AuditFormData): string =>
  auditAreas
    .filter((area) => areasOfInterest[area])
    .map((area) => areaLabels[area])
    .join(', ');
