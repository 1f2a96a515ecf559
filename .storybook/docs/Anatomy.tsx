import { useEffect, useRef, useState } from 'react';
import * as styles from './docs.css.ts';
import { FormattedText } from './FormattedText.tsx';
import type { ExampleContent, GuidePart } from './Guide.ts';
import { locateParts, type Place } from './locateParts.ts';
import { RenderedExample } from './RenderedExample.tsx';

/** Returns the places of the parts. They are measured again when the example or the story in its frame changes. */
function usePlaces(parts: readonly GuidePart[]) {
  const stage = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const locate = () => setPlaces(locateParts(parts, current));
    const observer = new ResizeObserver(locate);
    for (const each of [current, ...current.children]) observer.observe(each);
    void document.fonts.ready.then(locate);
    const frame = current.querySelector('iframe');
    const changes = new MutationObserver(locate);
    // A story in a frame is rendered after its document has loaded, and may open something later.
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
  return { stage, places };
}

interface AnatomyProps {
  readonly example: ExampleContent;
  readonly parts: readonly GuidePart[];
}

/** A component with a frame and a number for each part, and a list that explains the numbers. */
export function Anatomy({ example, parts }: AnatomyProps) {
  const { stage, places } = usePlaces(parts);
  return (
    <section className={styles.anatomy} aria-label="Anatomy">
      <div className={`sb-unstyled ${styles.parts}`} ref={stage}>
        <RenderedExample example={example} title="The parts" className={styles.anatomyExample} />
        <svg className={styles.markers} aria-hidden="true">
          {places.map(({ name, box, number, end }) => (
            <g key={name}>
              <rect className={styles.outline} x={box.x} y={box.y} width={box.width} height={box.height} />
              <line className={styles.line} x1={end.x} y1={end.y} x2={number.x} y2={number.y} />
              <circle className={styles.disc} cx={number.x} cy={number.y} r="10" />
              <text className={styles.number} x={number.x} y={number.y}>
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
