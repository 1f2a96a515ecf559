import { useEffect, useRef, useState } from 'react';

import { ScrollFrame } from '#design-system';

import { useToolbar } from '../docs/useToolbar.ts';
import { type ToolbarChoice, themeNames } from '../toolbar.ts';
import { frameName } from '../withFrame.tsx';
import * as styles from './States.css.ts';

interface StatesProps {
  /** Story ids by caption, in display order. */
  readonly stories: Readonly<Record<string, string>>;
  /** Size of each frame. */
  readonly size: keyof typeof styles.view;
  /** Name of a journey. If given, the stories are in one row that scrolls. */
  readonly journey?: string;
}

/** Returns the theme of the toolbar. If the toolbar shows all themes, returns the light one. */
function themeOf({ theme, contrast }: ToolbarChoice): string {
  const brightness = theme === 'all' ? 'light' : theme;
  return contrast === 'more' ? `${brightness}-high-contrast` : brightness;
}
/** Returns the Storybook globals for a theme. */
function globalsOf(theme: string): string {
  const contrast = theme.endsWith('high-contrast') ? 'more' : 'normal';
  return `theme:${theme.split('-')[0]};contrast:${contrast}`;
}

/** Matches the message that a frame sends after the story has finished or failed. */
const storyEnded = /"type":"(storyFinished|storyMissing|storyErrored|storyThrewException)"/;

/**
 * Returns the number of frames that may load now, and the ref of their container. Each frame loads after the story in
 * the frame before it has finished, because stories that type text would take the focus from each other.
 */
function useLoadedFrames(theme: string) {
  const [loaded, setLoaded] = useState({ theme, count: 1 });
  const board = useRef<HTMLDivElement>(null);
  const count = loaded.theme === theme ? loaded.count : 1;
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      const frames = board.current?.querySelectorAll('iframe') ?? [];
      if (source === frames[count - 1]?.contentWindow && storyEnded.test(String(data)))
        setLoaded({ theme, count: count + 1 });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [theme, count]);
  return { count, board };
}

/** Stories side by side for comparison, each in its own frame, all in the same theme. */
export function States({ stories, size, journey }: StatesProps) {
  const toolbarTheme = themeOf(useToolbar());
  const [chosen, choose] = useState({ toolbarTheme, theme: toolbarTheme });
  // A theme that is chosen here applies until the theme of the toolbar changes.
  const theme = chosen.toolbarTheme === toolbarTheme ? chosen.theme : toolbarTheme;
  const { count, board } = useLoadedFrames(theme);
  const addressOf = (id: string) =>
    `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: globalsOf(theme) })}`;
  const states = Object.entries(stories).map(([caption, id], index) => (
    <figure key={`${id} ${theme}`} className={styles.state}>
      <figcaption>
        <a className={styles.link} href={`./?path=/story/${id}`} target="_top">
          {caption}
        </a>
      </figcaption>
      <div className={styles.view[size]}>
        <iframe
          name={frameName}
          className={styles.frame[size]}
          title={caption}
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
          onChange={({ target }) => choose({ toolbarTheme, theme: target.value })}
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
