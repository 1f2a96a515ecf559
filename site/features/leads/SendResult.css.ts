import { recipe } from '@vanilla-extract/recipes';

import { siteStyle, vars } from '#design-system/styles';

/** Green where a message has arrived, red where it has not, neutral where the visitor has to send it. */
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
