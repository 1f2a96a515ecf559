import { clsx } from 'clsx';

import { Heading, Icon } from '#design-system';
import type { CaseExample as Example } from '#services/knowledge';

import { labels } from './CaseExample.content.ts';
import * as styles from './CaseExample.css.ts';

export interface CaseExampleProps {
  readonly example: Example;
}

/** Path of a sound wave: 96 strokes of changing height. It is decoration and does not draw a real recording. */
const sound = Array.from({ length: 96 }, (_, index) => {
  const height = 2 + 16 * Math.abs(Math.sin(index / 6.1) * Math.sin(index * 1.7));
  return `M${index * 5 + 2} ${(20 - height).toFixed(1)}v${(2 * height).toFixed(1)}`;
}).join('');

const states = {
  done: { icon: 'check', className: styles.done },
  passedOn: { icon: 'person', className: styles.passedOn },
  gone: { icon: 'close', className: styles.gone },
} as const;

/**
 * One example of the automated work of a case: a call or messages line by line, or a document.
 *
 * **Not this?** Use `CaseCount` to show the number of calls, messages or documents.
 */
export function CaseExample({ example: { kind, title, note, scale, lines } }: CaseExampleProps) {
  const [min, max] = scale ?? [0, 1];
  /** Returns the position of a value on the scale of the bars, in percent. */
  const percentOf = (value: number) => ((100 * (value - min)) / (max - min)).toFixed(1);
  const isDocument = kind === 'document';
  return (
    <div className={styles.example}>
      <Heading level={2} size="h3">
        {labels.title[kind]}
      </Heading>
      <div className={clsx(styles.paper, isDocument && styles.foldedPaper)}>
        {isDocument && (
          <svg viewBox="0 0 40 40" aria-hidden className={styles.corner}>
            <path d="M0 0V39H40L0-1" />
          </svg>
        )}
        <p className={styles.head}>
          <span className={styles.title}>{title}</span> <span>{note}</span>
        </p>
        {kind === 'call' && (
          <svg viewBox="0 0 480 40" aria-hidden className={styles.sound}>
            <path d={sound} />
          </svg>
        )}
        <ol className={styles.lines}>
          {lines.map(({ label, figure, text, greek, bar, state }) => (
            <li key={text} className={isDocument ? styles.item : styles.turn}>
              <p className={styles.speaker}>
                <span className={styles.name}>{label}</span>{' '}
                {figure && <span className={styles.figure}>{figure}</span>}
              </p>
              <div className={styles.text}>
                {greek && <p lang="el">{greek}</p>}
                <p className={clsx(greek && styles.english, state && states[state].className)}>
                  {state && <Icon name={states[state].icon} size="small" className={styles.sign} />}
                  {text}
                </p>
                {bar && (
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden className={styles.bars}>
                    <path d="M0 5H100" className={styles.axis} />
                    <path
                      d={`M${percentOf(bar[0])} 5H${percentOf(bar[1])}`}
                      className={clsx(styles.bar, state && states[state].className)}
                    />
                    <path d={`M${percentOf(0)} 0V10`} className={styles.axis} />
                  </svg>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.detailsChanged}>{labels.detailsChanged[kind]}</p>
    </div>
  );
}
