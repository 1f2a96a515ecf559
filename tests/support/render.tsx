import { render as renderBare } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';

import { LabelsProvider } from '#design-system';
import { labels } from '#site/content/labels.ts';

/** For tests of the design system: gives components the words that the site gives them. */
export function WithLabels({ children }: { readonly children: ReactNode }) {
  return <LabelsProvider labels={labels}>{children}</LabelsProvider>;
}

/** Testing Library's `render`, with the site's words. */
export const render = (element: ReactElement) => renderBare(element, { wrapper: WithLabels });
