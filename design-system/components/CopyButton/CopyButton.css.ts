import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

/** Button in muted colour until it is hovered, because the text beside it is more important. */
export const copyButton = recipe({
  base: componentStyle({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: fineSpace.tight,
    flexShrink: 0,
    minWidth: '1.75rem',
    minHeight: '1.75rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.text.muted,
    fontSize: vars.size.caption,
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface.sunken, color: vars.color.text.body },
      '&:focus-visible': { outlineOffset: '1px' },
      '&:disabled': { visibility: 'hidden' },
      '&[data-copied]': { color: vars.color.done },
    },
    '@media': {
      '(pointer: coarse)': { minWidth: '2.25rem', minHeight: '2.25rem' },
      '(forced-colors: active)': { borderColor: 'currentColor' },
    },
  }),
  variants: {
    iconOnly: {
      true: componentStyle({ padding: 0 }),
      false: componentStyle({
        padding: `${vars.space.xxs} ${vars.space.xs}`,
        '@media': { '(pointer: coarse)': { padding: `${vars.space.xs} ${fineSpace.snug}` } },
      }),
    },
  },
});
