import { frameName } from '../withFrame.tsx';
import * as styles from './docs.css.ts';
import type { ExampleContent, FramedStory } from './Guide.ts';
import { useToolbar } from './useToolbar.ts';

/** Whether the content is a story, which is shown in a frame. */
export const isStory = (example: ExampleContent): example is FramedStory =>
  typeof example === 'object' && example !== null && 'story' in example;

/** A story in its own frame, in the theme of the toolbar. If the toolbar shows all themes, the story is light. */
function Framed({ story, height = 448, title }: FramedStory & { readonly title: string }) {
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

interface RenderedExampleProps {
  readonly example: ExampleContent;
  /** Accessible name of the frame of a story. */
  readonly title: string;
  /** Class of the element around content that is rendered on the page itself. */
  readonly className: string;
}

/** Content of a guide: a live example on the page, or a story in a frame. */
export function RenderedExample({ example, title, className }: RenderedExampleProps) {
  if (isStory(example)) return <Framed {...example} title={title} />;
  return <div className={className}>{example}</div>;
}
