import { useEffect, useRef, useState } from 'react';
import * as styles from './docs.css.ts';
import { FormattedText } from './FormattedText.tsx';
import type { ExampleContent, GuidePart } from './Guide.ts';
import { locateParts, type PartPosition } from './locateParts.ts';
import { RenderedExample } from './RenderedExample.tsx';

/**
 * Returns the positions of the parts, and the ref of the stage, the element around the example. The positions are
 * measured again when the example, or the story in its frame, changes.
 */
function usePositions(parts: readonly GuidePart[]) {
  const stage = useRef<HTMLDivElement>(null);
  const [positions, setPositions] = useState<readonly PartPosition[]>([]);
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const locate = () => setPositions(locateParts(parts, current));
    const observer = new ResizeObserver(locate);
    for (const each of [current, ...current.children]) observer.observe(each);
    void document.fonts.ready.then(locate);
    const frame = current.querySelector('iframe');
    const changes = new MutationObserver(locate);
    // The story in a frame is rendered after the document of the frame has loaded, and its `play` function may then
    // open a menu or a dialog.
    const watch = () => {
      const { contentDocument } = frame ?? {};
      if (contentDocument)
        changes.observe(contentDocument, { attributes: true, childList: true, subtree: true });
    };
    frame?.addEventListener('load', watch);
    return () => {
      observer.disconnect();
      changes.disconnect();
      frame?.removeEventListener('load', watch);
    };
  }, [parts]);
  return { stage, positions };
}

interface AnatomyProps {
  readonly example: ExampleContent;
  readonly parts: readonly GuidePart[];
}

/** A component with an outline and a number for each part, and a list that explains the numbers. */
export function Anatomy({ example, parts }: AnatomyProps) {
  const { stage, positions } = usePositions(parts);
  return (
    <section className={styles.anatomy} aria-label="Anatomy">
      <div className={`sb-unstyled ${styles.parts}`} ref={stage}>
        <RenderedExample example={example} title="The parts" className={styles.anatomyExample} />
        <svg className={styles.markers} aria-hidden="true">
          {positions.map(({ name, box, numberPoint, lineEnd }) => (
            <g key={name}>
              <rect className={styles.outline} x={box.x} y={box.y} width={box.width} height={box.height} />
              <line
                className={styles.connector}
                x1={lineEnd.x}
                y1={lineEnd.y}
                x2={numberPoint.x}
                y2={numberPoint.y}
              />
              <circle className={styles.disc} cx={numberPoint.x} cy={numberPoint.y} r="10" />
              <text className={styles.number} x={numberPoint.x} y={numberPoint.y}>
                {parts.findIndex((part) => part.name === name) + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol>
        {parts.map(({ name, description }) => (
          <li key={name}>
            <strong>{name}.</strong> <FormattedText>{description}</FormattedText>
          </li>
        ))}
      </ol>
    </section>
  );
}
