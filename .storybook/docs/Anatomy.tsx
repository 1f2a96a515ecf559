import { useCallback, useEffect, useRef, useState } from 'react';

import { frameName } from '../withFrame.tsx';
import * as styles from './docs.css.ts';
import type { Guide, GuidePart } from './Guide.ts';
import { useToolbar } from './useToolbar.ts';
import { Words } from './Words.tsx';

/** Where a number stands, and where the line from it to its part ends; in px from the corner of the stage. */
interface Marker {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
}

/** Between a part and its number, in px. */
const distance = 28;
const outwards = {
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The marker of a part whose box is `box`, seen from a stage that begins at `left` and `top`. */
function markerOf(box: DOMRect, side: keyof typeof outwards, left: number, top: number): Marker {
  const { x, y } = outwards[side];
  const toX = box.x + (box.width * (1 + x)) / 2 - left;
  const toY = box.y + (box.height * (1 + y)) / 2 - top;
  return { x: toX + x * distance, y: toY + y * distance, toX, toY };
}

/** Finds the parts again whenever the stage, what is in it, or the story in its frame changes. */
function useMarkers(parts: readonly GuidePart[]) {
  const stage = useRef<HTMLDivElement>(null);
  const [markers, setMarkers] = useState<readonly (Marker | null)[]>([]);
  const measure = useCallback(() => {
    if (!stage.current) return;
    const own = stage.current.getBoundingClientRect();
    const frame = stage.current.querySelector('iframe');
    const start = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const root = frame ? frame.contentDocument : stage.current;
    const next = parts.map(({ at, side = 'top' }) => {
      const part = root?.querySelector(at);
      return part ? markerOf(part.getBoundingClientRect(), side, own.x - start.x, own.y - start.y) : null;
    });
    setMarkers((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  }, [parts]);
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const observer = new ResizeObserver(measure);
    for (const each of [current, ...current.children]) observer.observe(each);
    void document.fonts.ready.then(measure);
    // A story in a frame says so when it is drawn.
    addEventListener('message', measure);
    return () => {
      observer.disconnect();
      removeEventListener('message', measure);
    };
  }, [measure]);
  return { stage, markers };
}

const isStory = (drawn: Guide['anatomy']['drawn']): drawn is { readonly story: string } =>
  typeof drawn === 'object' && drawn !== null && 'story' in drawn;

/** A story in a window of its own, in the theme of the toolbar; of all themes at once, in the first. */
function Framed({ story }: { readonly story: string }) {
  const { theme, contrast } = useToolbar();
  const globals = `theme:${theme === 'all' ? 'light' : theme};contrast:${contrast}`;
  return (
    <iframe
      name={frameName}
      className={styles.frame}
      title={`The parts of ${story}`}
      src={`iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals })}`}
      loading="lazy"
    />
  );
}

/** A component drawn once with a number at each of its parts, and what each part is. */
export function Anatomy({ drawn, parts }: Guide['anatomy']) {
  const { stage, markers } = useMarkers(parts);
  return (
    <section className={styles.anatomy} aria-label="Anatomy">
      <div className={`sb-unstyled ${styles.parts}`} ref={stage}>
        {isStory(drawn) ? <Framed story={drawn.story} /> : <div className={styles.drawn}>{drawn}</div>}
        <svg className={styles.markers} aria-hidden="true">
          {markers.map(
            (marker, index) =>
              marker && (
                <g key={parts[index]?.name} data-part={parts[index]?.name}>
                  <line className={styles.line} x1={marker.toX} y1={marker.toY} x2={marker.x} y2={marker.y} />
                  <circle className={styles.disc} cx={marker.x} cy={marker.y} r="10" />
                  <text className={styles.number} x={marker.x} y={marker.y}>
                    {index + 1}
                  </text>
                </g>
              ),
          )}
        </svg>
      </div>
      <ol>
        {parts.map(({ name, words }) => (
          <li key={name}>
            <strong>{name}.</strong> <Words>{words}</Words>
          </li>
        ))}
      </ol>
    </section>
  );
}
