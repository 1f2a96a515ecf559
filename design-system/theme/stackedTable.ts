import type { StyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { hairline } from './hairline.ts';
import { onlyAnnounced } from './notCopied.ts';

/**
 * Styles of a table on telephones, by element. Each row is a block. Each cell begins with the label of its column, from
 * `data-label`.
 */
export const stackedTable = {
  row: {
    display: 'grid',
    gap: vars.space.xs,
    paddingBlock: vars.space.s,
    borderBottom: hairline,
  },
  /** Visually hidden. Screen readers still announce the header of each cell. */
  head: {
    ...onlyAnnounced,
  },
  /** Label before each cell. Its second value is empty for screen readers, which announce the header instead. */
  label: {
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    display: 'block',
    color: vars.color.text.muted,
    fontSize: vars.size.caption,
  },
} satisfies Readonly<Record<string, StyleRule>>;
