import { recipe } from '@vanilla-extract/recipes';

import { siteStyle, vars } from '#design-system/styles';

/** Result of sending: green if the message was delivered, red if sending failed, neutral if the visitor has to act. */
export const result = recipe({
  base: siteStyle({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.s,
    alignItems: 'start',
    maxWidth: vars.width.text,
    padding: vars.space.m,
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
  }),
  variants: {
    tone: {
      done: siteStyle({ borderColor: vars.color.done, color: vars.color.done }),
      error: siteStyle({ borderColor: vars.color.error.text, color: vars.color.error.text }),
      open: siteStyle({ borderColor: vars.color.line.control, color: vars.color.text.body }),
    },
  },
});
