import { CheckboxGroup, TextArea, type TextAreaProps } from '#design-system';
import { type AuditArea, type AuditFormData, auditAreas, longestAnswers } from '#services';
import { toAreasOfInterest } from './answersBeforeHydration.ts';
import { areaLabels, hints, labels } from './auditForm.content.ts';

type Areas = AuditFormData['areasOfInterest'];

export interface ChallengeFieldsProps {
  readonly areas: Areas;
  readonly onAreasChange: (areas: Areas) => void;
  readonly challenge: TextAreaProps;
}

const isArea = (value: string): value is AuditArea => auditAreas.some((area) => area === value);
const options = auditAreas.map((value) => ({ value, label: areaLabels[value] }));

/** What slows the business down: where, and in the visitor's own words. */
export function ChallengeFields({ areas, onAreasChange, challenge }: ChallengeFieldsProps) {
  return (
    <>
      <CheckboxGroup
        name="areasOfInterest"
        legend={labels.areasOfInterest}
        options={options}
        value={auditAreas.filter((area) => areas[area])}
        onChange={(chosen) => onAreasChange(toAreasOfInterest(chosen.filter(isArea)))}
        optional
      />
      <TextArea
        {...challenge}
        hint={hints.challenge}
        maxLength={longestAnswers.challengeDescription}
        optional
      />
    </>
  );
}
