'use client';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Hidden text in a link. It tells screen readers that the link opens in a new tab. */
export function NewTabNote() {
  return <VisuallyHidden>{` ${useLabels('link', english.link).opensInNewTab}`}</VisuallyHidden>;
}
