import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { layers } from '../../theme/layers.css.ts';

// On touch screens the page behind does not scroll. On other screens a scroll bar may take space, and hiding the scroll
// bar would make the page jump.
globalStyle('html:has(dialog:modal)', {
  '@layer': { [layers.component]: { '@media': { '(pointer: coarse)': { overflow: 'hidden' } } } },
});

export const dialog = recipe({
  base: componentStyle({
    maxWidth: `calc(100vw - 2 * ${vars.space.m})`,
    maxHeight: `calc(100dvh - 2 * ${vars.space.m})`,
    margin: 'auto',
    padding: 0,
    border: hairline,
    borderRadius: vars.radius.panel,
    background: vars.color.surface.raised,
    color: vars.color.text.body,
    boxShadow: vars.shadow.panel,
    overscrollBehavior: 'contain',
    selectors: { '&::backdrop': { background: vars.color.surface.scrim } },
  }),
  variants: {
    width: { medium: componentStyle({ width: '36rem' }), small: componentStyle({ width: '27rem' }) },
  },
});

export const content = componentStyle({ padding: vars.space.l });

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

/**
 * Title without a focus ring. The title has the focus at first only so that it is announced, and a ring would make it
 * look like a control.
 */
export const title = componentStyle({ paddingTop: '0.5em', selectors: { '&:focus': { outline: 'none' } } });

export const body = componentStyle({ paddingTop: vars.space.s, color: vars.color.text.muted });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  paddingTop: vars.space.l,
});
