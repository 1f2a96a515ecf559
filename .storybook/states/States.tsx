import { useEffect, useRef, useState } from 'react';

import { ScrollFrame } from '#design-system';

import { useToolbar } from '../docs/useToolbar.ts';
import { type ToolbarChoice, themeNames } from '../toolbar.ts';
import { frameName } from '../withFrame.tsx';
import * as styles from './States.css.ts';

interface StatesProps {
  /** The id of a story for each state, by the words above it, in this order. */
  readonly stories: Readonly<Record<string, string>>;
  /** The window that each story is shown in. */
  readonly size: keyof typeof styles.view;
  /** Name of a journey. Its screens are in one row that scrolls. */
  readonly journey?: string;
}

/** The theme that the toolbar asks for; of all at once, the first. */
const themeOf = ({ theme, contrast }: ToolbarChoice): string =>
  `${theme === 'all' ? 'light' : theme}${contrast === 'more' ? '-high-contrast' : ''}`;
const globalsOf = (theme: string) =>
  `theme:${theme.split('-')[0]};contrast:${theme.endsWith('high-contrast') ? 'more' : 'normal'}`;

/** Message of a story's frame after its play function ended or failed. */
const ended = /"type":"(storyFinished|storyMissing|storyErrored|storyThrewException)"/;

/** Number of windows that load at once: stories that type would take the focus from each other. */
function useTurns(theme: string) {
  const [turns, setTurns] = useState({ theme, count: 1 });
  const board = useRef<HTMLDivElement>(null);
  const count = turns.theme === theme ? turns.count : 1;
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const frames = board.current?.querySelectorAll('iframe') ?? [];
      if (source === frames[count - 1]?.contentWindow && ended.test(String(data)))
        setTurns({ theme, count: count + 1 });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [theme, count]);
  return { count, board };
}

/** Stories beside each other for comparison, each in its own frame, all in one theme. */
export function States({ stories, size, journey }: StatesProps) {
  const asked = themeOf(useToolbar());
  const [chosen, choose] = useState({ asked, theme: asked });
  // A choice made here holds until the toolbar asks for another theme.
  const theme = chosen.asked === asked ? chosen.theme : asked;
  const { count, board } = useTurns(theme);
  const addressOf = (id: string) =>
    `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: globalsOf(theme) })}`;
  const states = Object.entries(stories).map(([words, id], index) => (
    <figure key={`${id} ${theme}`} className={styles.state}>
      <figcaption>
        <a className={styles.link} href={`./?path=/story/${id}`} target="_top">
          {words}
        </a>
      </figcaption>
      <div className={styles.view[size]}>
        <iframe
          name={frameName}
          className={styles.frame[size]}
          title={words}
          src={index < count ? addressOf(id) : undefined}
        />
      </div>
    </figure>
  ));
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <label>
        Theme{' '}
        <select
          className={styles.choice}
          value={theme}
          onChange={({ target }) => choose({ asked, theme: target.value })}
        >
          {themeNames.map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('-', ' ')}
            </option>
          ))}
        </select>
      </label>
      <div ref={board}>
        {journey ? (
          <ScrollFrame label={journey}>
            <div className={styles.strip}>{states}</div>
          </ScrollFrame>
        ) : (
          <div className={styles.board}>{states}</div>
        )}
      </div>
    </div>
  );
}
