import type { StyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { notCopied } from './notCopied.ts';

/**
 * Styles of a table on phones, by element: each row is a block, and each cell begins with the name of its column, from
 * `data-label`.
 */
export const stackedTable = {
  row: {
    display: 'grid',
    gap: vars.space.xs,
    paddingBlock: vars.space.s,
    borderBottom: `1px solid ${vars.color.line.hairline}`,
  },
  /** Out of sight, but read out with each cell. */
  head: {
    position: 'absolute',
    overflow: 'hidden',
    width: '1px',
    height: '1px',
    clipPath: 'inset(50%)',
    ...notCopied,
  },
  /** Before each cell; screen readers know the column from its heading. */
  label: {
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    display: 'block',
    color: vars.color.text.muted,
    fontSize: vars.size.caption,
  },
} satisfies Readonly<Record<string, StyleRule>>;
