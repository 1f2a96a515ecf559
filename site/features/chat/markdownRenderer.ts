import type { ComponentType } from 'react';

import type { ReportError } from '#services';

type MarkdownComponent = ComponentType<{
  readonly children: string;
  readonly shortNumbers?: readonly string[];
  readonly onError?: ((error: unknown) => void) | undefined;
}>;

let loaded: MarkdownComponent | null = null;

/**
 * Returns whether a message needs the Markdown renderer: for marks, links, email addresses, telephone numbers, lists,
 * line breaks, and citation marks that a model leaves in its reply (`citeturn`, `oaicite`, `【`).
 */
export const needsMarkdown = (content: string): boolean =>
  /[*_`#[\]<>|~\\&@$=【\ue200•●▪◦‣·■➤►▶]|\n|https?:|www\.|\+\d|citeturn|oaicite|^\s*(?:[-+–—]|\d+[.)])\s/i.test(
    content,
  );

/**
 * Loads the renderer if one of these messages needs it. Never rejects: without the renderer, messages are plain text.
 */
export async function preloadMarkdown(contents: readonly string[], reportError: ReportError): Promise<void> {
  if (loaded || !contents.some(needsMarkdown)) return;
  try {
    loaded = (await import('#design-system/markdown')).Markdown;
  } catch (error) {
    reportError(error, 'chat.renderer');
  }
}

/** Returns the renderer, or `null` before it is loaded. */
export const loadedMarkdown = (): MarkdownComponent | null => loaded;
