import { globalStyle, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { layers } from '../../theme/layers.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInlineStart: vars.space.l,
  bottom: vars.space.l,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Leaves space for the launcher of the chat.
  width: 'min(24rem, calc(100vw - 6rem))',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

/** Region in the flow of the page. Without messages, and thus without a `role`, it takes no space. */
export const inline = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: vars.width.text,
  selectors: { '&:not([role])': { display: 'contents' } },
  '@media': { print: { display: 'none' } },
});

// Adds space at the end of the page, so that the last links can be scrolled out from under a message.
globalStyle(`body:has(${region}[role="region"])`, {
  '@layer': { [layers.component]: { paddingBlockEnd: `calc(${vars.control.target} + ${vars.space.xxxl})` } },
});

export const toast = recipe({
  base: componentStyle({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.m} ${vars.space.xs}`,
    border: hairline,
    borderInlineStart: '3px solid',
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.body,
    boxShadow: vars.shadow.dropdown,
    fontSize: vars.size.small,
    lineHeight: vars.leading.normal,
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    animation: `${rise} ${vars.duration.normal} ${vars.easing.standard}`,
  }),
  variants: {
    tone: {
      neutral: componentStyle({ borderInlineStartColor: vars.color.line.control }),
      done: componentStyle({ borderInlineStartColor: vars.color.done }),
      error: componentStyle({ borderInlineStartColor: vars.color.error.text }),
    },
  },
});

export const icon = recipe({
  base: componentStyle({ flexShrink: 0, marginTop: fineSpace.snug }),
  variants: {
    tone: {
      neutral: componentStyle({ color: vars.color.text.muted }),
      done: componentStyle({ color: vars.color.done }),
      error: componentStyle({ color: vars.color.error.text }),
    },
  },
});

export const text = componentStyle({ flexGrow: 1, minWidth: 0, paddingBlock: fineSpace.snug });
