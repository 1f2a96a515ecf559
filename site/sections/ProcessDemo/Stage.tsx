import { Text } from '#design-system';

import demonstrations from './demonstrations.svg?no-inline';
import { example } from './ProcessDemo.content.ts';
import * as styles from './ProcessDemo.css.ts';

export interface StageProps {
  /** Id of the process. `demonstrations.svg` has a symbol for each step, such as `consultancy-1`. */
  readonly service: string;
  readonly steps: readonly string[];
  /** Index of the current step; later steps are dimmed. @default all steps are highlighted */
  readonly step?: number;
}

/** Drawing of a process: one illustration for each step, connected by lines. */
export const Stage = ({ service, steps, step = steps.length }: StageProps) => (
  <>
    <div className={steps.length > 4 ? styles.five : styles.four}>
      {steps.map((each, index) => (
        <svg
          key={each}
          viewBox="0 0 180 232"
          width="100%"
          overflow="visible"
          fill="none"
          stroke="currentColor"
          focusable="false"
          aria-hidden
        >
          <use href={`${demonstrations}#${service}-${index + 1}`} opacity={index > step ? 0.3 : 1} />
        </svg>
      ))}
      {steps.length > 4 && (
        <p aria-hidden className={styles.fifthText}>
          {steps[4]}.
        </p>
      )}
    </div>
    <Text size="caption" tone="muted" aria-hidden>
      {example}
    </Text>
  </>
);
