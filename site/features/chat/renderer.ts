import type { ComponentType } from 'react';

import type { ReportError } from '#services';

type Renderer = ComponentType<{
  readonly children: string;
  readonly onError?: ((error: unknown) => void) | undefined;
}>;

let loaded: Renderer | null = null;

/** Whether a message would look different as markdown; plain sentences do not pay for the renderer. */
export const needsRenderer = (content: string): boolean =>
  /[*_`#[\]<>|~\\&]|\n|https?:|^\s*(?:[-+]|\d+[.)])\s/i.test(content);

/** Loads the renderer if one of these messages needs it. Never rejects: without it a message is shown as it is. */
export async function prepareRenderer(contents: readonly string[], reportError: ReportError): Promise<void> {
  if (loaded || !contents.some(needsRenderer)) return;
  try {
    loaded = (await import('#design-system/markdown')).Markdown;
  } catch (error) {
    reportError(error, 'chat.renderer');
  }
}

/** The renderer, once it is there. */
export const renderer = (): Renderer | null => loaded;
