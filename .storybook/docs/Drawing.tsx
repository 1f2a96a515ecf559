import { frameName } from '../withFrame.tsx';
import * as styles from './docs.css.ts';
import type { Drawn, DrawnStory } from './Guide.ts';
import { useToolbar } from './useToolbar.ts';

/** Whether the example is drawn in a frame. */
export const isStory = (drawn: Drawn): drawn is DrawnStory =>
  typeof drawn === 'object' && drawn !== null && 'story' in drawn;

/** A story in its own frame, in the theme of the toolbar, or in the first if the toolbar shows all themes. */
function Framed({ story, height = 448, title }: DrawnStory & { readonly title: string }) {
  const { theme, contrast } = useToolbar();
  const globals = `theme:${theme === 'all' ? 'light' : theme};contrast:${contrast}`;
  return (
    <iframe
      name={frameName}
      className={styles.frame}
      style={{ height }}
      title={title}
      src={`iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals })}`}
      loading="lazy"
    />
  );
}

interface DrawingProps {
  readonly drawn: Drawn;
  /** Names the window of a story, for screen readers. */
  readonly title: string;
  /** For an example that is drawn on the page itself. */
  readonly className: string;
}

/** Content of a guide: live on the page, or a story in a frame. */
export function Drawing({ drawn, title, className }: DrawingProps) {
  if (isStory(drawn)) return <Framed {...drawn} title={title} />;
  return <div className={className}>{drawn}</div>;
}
