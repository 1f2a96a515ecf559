import { type ComponentType, useState } from 'react';

import { Button, useHydrated } from '#design-system';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { prefetch } from '#site/routing/prefetch.ts';

import type { PlayerProps } from './Player.tsx';
import { drawn, Stage } from './Stage.tsx';
import { watch } from './WatchOne.content.ts';
import * as styles from './WatchOne.css.ts';

export interface WatchOneProps {
  /** Whose process it is: an id in `demonstrations.svg`. */
  readonly service: string;
  /** The steps as the page lists them. */
  readonly steps: readonly string[];
}

const loadPlayer = () => loadChunk(['sections/WatchOne/Player.tsx'], () => import('./Player.tsx'));

/**
 * The drawing of a process, and a button that plays it step by step; the player loads when it is pressed. The steps stand
 * on the page as a list, so nothing is lost without it.
 *
 * **Not this?** The list itself is a `BeforeAfter`.
 */
export function WatchOne({ service, steps }: WatchOneProps) {
  const hydrated = useHydrated();
  const [Player, setPlayer] = useState<ComponentType<PlayerProps>>();
  // A player that does not come is asked for again by the next press.
  const start = () =>
    prefetch(async () => {
      const player = await loadPlayer();
      setPlayer(() => player.Player);
    });
  return (
    <div className={styles.box}>
      {Player ? (
        <Player service={service} steps={steps} />
      ) : (
        <>
          <Stage>
            <use href={drawn(service)} />
          </Stage>
          {hydrated && (
            <div>
              <Button variant="outline" onClick={start}>
                {watch}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
