import { useEffect, useId, useRef, useState } from 'react';

import { Button, Inline, Stack, Text } from '#design-system';
import { useHasChanged } from '#site/shared/useHasChanged.ts';

import { callLines, labels, stepCaption } from './Player.content.ts';
import * as styles from './Player.css.ts';
import { Stage } from './Stage.tsx';

export interface PlayerProps {
  /** Id of the process in `demonstrations.svg`. */
  readonly service: string;
  readonly steps: readonly string[];
  /** Class of the controls and the text under the drawing. */
  readonly className?: string;
}

/** Duration of a step in milliseconds: enough to read its sentence and a sentence of the call. */
const stepDuration = 4500;

/**
 * Plays a process, one step after another, from the moment the player appears. Visitors can pause it, and move between
 * the steps with two buttons.
 */
export function Player({ service, steps, className }: PlayerProps) {
  const { step, running, atEnd, toggle, go } = usePlayback(steps.length);
  const button = useRef<HTMLButtonElement>(null);
  const description = useId();
  const changed = useHasChanged(stepCaption(step, steps));
  // The button that loaded the player is gone, so the focus moves to the first button of the player.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const playLabel = atEnd ? labels.again : labels.play;
  return (
    <>
      <Stage service={service} steps={steps} step={step} />
      <Stack gap="m" className={className}>
        <Inline gap="s">
          {/* Screen readers announce the first step as the description of the focused button, later steps as a status. */}
          <Button
            ref={button}
            variant="outline"
            size="small"
            className={styles.play}
            onClick={toggle}
            aria-describedby={description}
          >
            {running ? labels.pause : playLabel}
          </Button>
          <Button variant="outline" size="small" onClick={() => go(step - 1)}>
            {labels.back}
          </Button>
          <Button variant="outline" size="small" onClick={() => go(step + 1)}>
            {labels.next}
          </Button>
        </Inline>
        <div className={styles.text}>
          {steps.map((each, index) => (
            <div key={each} className={styles.reservedSpace} aria-hidden="true">
              <StepCaption {...{ service, steps, index }} />
            </div>
          ))}
          <div id={description}>
            <div>{!changed && <StepCaption {...{ service, steps }} index={step} />}</div>
            <div role="status">{changed && <StepCaption {...{ service, steps }} index={step} />}</div>
          </div>
        </div>
      </Stack>
    </>
  );
}

/**
 * Moves from step to step, unless the playback is paused. `go` pauses at a step. `toggle` pauses, continues or starts
 * again.
 */
function usePlayback(count: number) {
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(true);
  const last = count - 1;
  const atEnd = step === last;
  useEffect(() => {
    if (!playing || atEnd) return;
    const timer = setTimeout(() => setStep(step + 1), stepDuration);
    return () => clearTimeout(timer);
  }, [playing, atEnd, step]);
  const running = playing && !atEnd;
  return {
    step,
    running,
    atEnd,
    toggle() {
      if (atEnd) setStep(0);
      setPlaying(!running);
    },
    go(to: number) {
      setPlaying(false);
      setStep(Math.min(Math.max(to, 0), last));
    },
  };
}

/** Sentence of a step and, for a call, the sentence that is spoken during it. */
function StepCaption({
  service,
  steps,
  index,
}: Pick<PlayerProps, 'service' | 'steps'> & { readonly index: number }) {
  const spoken = service === 'voice-agents' ? callLines[index] : undefined;
  return (
    <>
      <Text size="lead">{stepCaption(index, steps)}</Text>
      {spoken && (
        <>
          {spoken.original && <Text lang="el">{spoken.original}</Text>}
          <Text tone="muted">{spoken.english}</Text>
        </>
      )}
    </>
  );
}
