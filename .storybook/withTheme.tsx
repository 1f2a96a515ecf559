import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import * as styles from './decorators.css.ts';
import { type ToolbarChoice, themeNames } from './toolbar.ts';

/** Sets theme, contrast, motion, text size and direction on the root element. */
export function useThemeOnRoot({
  theme,
  contrast,
  motion,
  textSize,
  direction,
}: Pick<ToolbarChoice, 'theme' | 'contrast' | 'motion' | 'textSize' | 'direction'>): void {
  // An insertion effect runs before the layout effects of the story, which may measure elements.
  useInsertionEffect(() => {
    const { documentElement: root } = document;
    root.classList.toggle('dark', theme === 'dark');
    if (contrast === 'more') root.dataset.contrast = 'more';
    else delete root.dataset.contrast;
    root.dataset.textSize = String(textSize);
    root.dataset.motion = String(motion);
    if (direction === 'rtl') root.dir = 'rtl';
    else root.removeAttribute('dir');
  }, [theme, contrast, motion, textSize, direction]);
}

/** Shows a story in the theme of the toolbar, or once in each theme. */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const { theme, contrast, motion, textSize, direction } = globals as unknown as ToolbarChoice;
  useThemeOnRoot({ theme, contrast, motion, textSize, direction });
  if (theme !== 'all') return <Story />;
  const isPage = parameters.layout === 'fullscreen';
  return (
    <div className={isPage ? styles.pages : styles.components}>
      {themeNames.map((name) => (
        <section
          key={name}
          aria-label={name}
          data-theme-scope={name}
          data-contrast={name.endsWith('high-contrast') ? 'more' : undefined}
          className={isPage ? styles.page : styles.component}
        >
          <p className={styles.themeName}>{name}</p>
          <Story />
        </section>
      ))}
    </div>
  );
};
