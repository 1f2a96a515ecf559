import type { ComponentProps } from 'react';

import type { CaseGlyph } from '#design-system';

type Subject = ComponentProps<typeof CaseGlyph>['subject'];

const subjects: Readonly<Record<string, Subject>> = {
  'logistics-company-limassol': 'logistics',
  'clinic-nicosia': 'clinic',
  'accounting-firm-nicosia': 'accounts',
  'food-wholesaler-larnaca': 'food',
  'hotel-group-paphos': 'hotel',
  'estate-agency-limassol': 'property',
  'manufacturers-nicosia': 'factory',
  'insurance-broker-nicosia': 'insurance',
};

/** The drawing for a case study by its slug, where there is one. */
export const caseSubject = (slug: string): Subject | undefined => subjects[slug];
