import demonstrations from './demonstrations.svg?no-inline';

/** Step of each process that shows the deliverable. `result` means a separate drawing in `demonstrations.svg`. */
export const resultSteps: Readonly<Record<string, number | 'result'>> = {
  consultancy: 4,
  'process-automation': 'result',
  'voice-agents': 'result',
  'data-analytics': 3,
  'digital-presence': 'result',
  'enterprise-it-strategy': 1,
  'ai-automation': 'result',
  audit: 1,
};

export interface ResultPictureProps {
  /** Id of a service, or `audit`. */
  readonly id: string;
  readonly className: string;
}

/** Drawing of a service's deliverable. Screen readers skip it, because the text around it describes the deliverable. */
export const ResultPicture = ({ id, className }: ResultPictureProps) => (
  <svg
    viewBox="0.4 18 179.2 214"
    fill="none"
    stroke="currentColor"
    focusable="false"
    aria-hidden
    className={className}
  >
    <use href={`${demonstrations}#${id}-${resultSteps[id]}`} />
  </svg>
);
