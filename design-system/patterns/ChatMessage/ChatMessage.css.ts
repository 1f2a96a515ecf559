import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const message = recipe({
  base: componentStyle({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    maxWidth: '86%',
    minWidth: 0,
  }),
  variants: {
    side: {
      start: componentStyle({ alignSelf: 'flex-start', alignItems: 'flex-start' }),
      end: componentStyle({ alignSelf: 'flex-end', alignItems: 'flex-end' }),
    },
  },
});

export const bubble = recipe({
  base: componentStyle({
    maxWidth: '100%',
    padding: `${fineSpace.snug} ${fineSpace.wide}`,
    border: '1px solid',
    borderRadius: vars.radius.panel,
    fontSize: vars.size.small,
    lineHeight: vars.leading.normal,
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
  }),
  variants: {
    kind: {
      visitor: componentStyle({
        borderColor: vars.color.surface.inverse,
        background: vars.color.surface.inverse,
        color: vars.color.text.onInverse,
        whiteSpace: 'pre-wrap',
        selectors: {
          '&::selection': { background: vars.color.surface.page, color: vars.color.text.body },
        },
      }),
      assistant: componentStyle({
        borderColor: vars.color.line.hairline,
        background: vars.color.surface.page,
        color: vars.color.text.body,
      }),
      error: componentStyle({
        borderColor: vars.color.error.text,
        background: vars.color.error.surface,
        color: vars.color.text.body,
      }),
    },
  },
});

/** Origin and actions, below an answer. */
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xxs}`,
  maxWidth: '100%',
  minHeight: '1.75rem',
  paddingTop: fineSpace.hair,
  paddingInlineStart: fineSpace.hair,
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.normal,
});

/** Note that the answer ended early, in a row of its own above the other elements. */
export const cut = componentStyle({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fineSpace.hair} ${vars.space.xs}`,
  paddingBlock: fineSpace.tight,
  color: vars.color.text.body,
});

export const goOn = componentStyle({
  minHeight: '1.75rem',
  fontSize: vars.size.caption,
  '@media': { '(pointer: coarse)': { minHeight: vars.control.target } },
});

export const provenance = componentStyle({
  minWidth: 0,
  paddingInlineEnd: vars.space.xxs,
  overflowWrap: 'anywhere',
});

export const failed = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace.tight,
  color: vars.color.error.text,
});

/** Button with the size of the copy button beside it. The doubled selector overrides the button's own size. */
export const retry = componentStyle({
  color: vars.color.text.muted,
  selectors: {
    '&&': { width: '1.75rem', height: '1.75rem' },
    '&:focus-visible': { outlineOffset: '1px' },
  },
  '@media': { '(pointer: coarse)': { selectors: { '&&': { width: '2.25rem', height: '2.25rem' } } } },
});
