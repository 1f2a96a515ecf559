import { type ComponentType, useState } from 'react';

import { Button, Stack } from '#design-system';
import { useServices } from '#services';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { useNotify } from '#site/state/useNotify.ts';

import type { PlayerProps } from './Player.tsx';
import { unavailable, watch } from './ProcessDemo.content.ts';
import * as styles from './ProcessDemo.css.ts';
import { Stage } from './Stage.tsx';

export interface ProcessDemoProps {
  /** Id of the process in `demonstrations.svg`. */
  readonly service: string;
  /** Name of the process. The accessible name of the button ends with it. */
  readonly process: string;
  /** Steps of the process, the same as in the list on the page. */
  readonly steps: readonly string[];
}

/**
 * Drawing of a process and a button that plays it step by step. The player is loaded when the button is pressed. The
 * page also lists the steps, so the drawing is not needed to understand the process.
 *
 * **Not this?** Use `BeforeAfter` for the list of steps.
 */
export function ProcessDemo({ service, process, steps }: ProcessDemoProps) {
  const [Player, setPlayer] = useState<ComponentType<PlayerProps>>();
  const notify = useNotify();
  const { reportError } = useServices();
  const [started, setStarted] = useState(false);
  const start = () => {
    setStarted(true);
    loadChunk(() => import('./Player.tsx')).then(
      (player) => setPlayer(() => player.Player),
      (error: unknown) => {
        setStarted(false);
        reportError(error, 'demonstration.load');
        notify('demonstration', unavailable, 'error');
      },
    );
  };
  const reservedHeight = service === 'voice-agents' ? styles.callHeight : styles.reservedHeight;
  return (
    <Stack gap="l" className={styles.box}>
      {Player ? (
        <Player service={service} steps={steps} className={reservedHeight} />
      ) : (
        <>
          <Stage service={service} steps={steps} />
          <div className={started ? reservedHeight : undefined}>
            <Button variant="outline" onClick={start} aria-label={`${watch}: ${process}`}>
              {watch}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
