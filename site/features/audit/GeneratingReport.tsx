import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { Button, Heading, Inline, ProgressSteps, Stack, Text } from '#design-system';

import { steps } from './auditForm.content.ts';
import { waiting } from './auditPage.content.ts';
import * as styles from './GeneratingReport.css.ts';

export interface GeneratingReportProps {
  readonly withoutAi: boolean;
  readonly onCancel: () => void;
  /** Makes the report from templates at once. */
  readonly onSkipAi: () => void;
}

/** Time limit for the model, in seconds. The service has the same limit. */
const maxSeconds = 60;

/** Progress of a report: its source (AI or templates), the seconds passed and the time limit. */
export function GeneratingReport({ withoutAi, onCancel, onSkipAi }: GeneratingReportProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const seconds = useSeconds();
  useLayoutEffect(() => title.current?.focus(), []);
  const { heading, note } = withoutAi ? waiting.templates : waiting.ai;
  return (
    <Stack gap="m" className={styles.frame}>
      <ProgressSteps
        steps={steps.map((label, index) => ({
          label,
          state: index < steps.length - 1 ? 'done' : 'current',
        }))}
      />
      <Heading ref={title} level={2} size="h3" tabIndex={-1}>
        {heading}
      </Heading>
      <Text measure>{note}</Text>
      {!withoutAi && (
        <div className={styles.clock}>
          <progress
            className={styles.bar}
            aria-label={waiting.bar}
            // Changes every ten seconds, because some screen readers announce each change.
            aria-valuetext={waiting.elapsed(seconds - (seconds % 10), maxSeconds)}
            max={maxSeconds}
            value={Math.min(seconds, maxSeconds)}
          />
          {/* Screen readers get the same text from the bar. */}
          <Text size="small" tone="muted" aria-hidden="true">
            {waiting.elapsed(seconds, maxSeconds)}
          </Text>
        </div>
      )}
      <Inline gap="s">
        {!withoutAi && (
          <Button variant="secondary" onClick={onSkipAi}>
            {waiting.skip}
          </Button>
        )}
        <Button variant="outline" onClick={onCancel}>
          {waiting.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

/**
 * Returns the whole seconds since mounting. It reads the clock, because browsers slow down timers of background tabs.
 */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startTime = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - startTime) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
