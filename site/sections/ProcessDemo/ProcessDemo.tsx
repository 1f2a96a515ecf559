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
  /** Action of the button, for screen readers. */
  readonly process: string;
  /** The steps as the page lists them. */
  readonly steps: readonly string[];
}

/**
 * The drawing of a process, and a button that plays it step by step; the player loads when it is pressed. The steps stand
 * on the page as a list, so nothing is lost without it.
 *
 * **Not this?** The list itself is a `BeforeAfter`.
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
  const room = service === 'voice-agents' ? styles.callRoom : styles.room;
  return (
    <Stack gap="l" className={styles.box}>
      {Player ? (
        <Player service={service} steps={steps} className={room} />
      ) : (
        <>
          <Stage service={service} steps={steps} />
          <div className={started ? room : undefined}>
            <Button variant="outline" onClick={start} aria-label={`${watch}: ${process}`}>
              {watch}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
