import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

const sized = (fontSize: string, lineHeight: string) => componentStyle({ fontSize, lineHeight });

export const text = recipe({
  base: componentStyle({ textWrap: 'pretty', overflowWrap: 'break-word' }),
  variants: {
    size: {
      body: sized(vars.size.body, vars.leading.loose),
      lead: sized(vars.size.lead, vars.leading.loose),
      small: sized(vars.size.small, vars.leading.normal),
      caption: sized(vars.size.caption, vars.leading.normal),
    },
    tone: {
      body: componentStyle({ color: vars.color.text.body }),
      muted: componentStyle({ color: vars.color.text.muted }),
      accent: componentStyle({ color: vars.color.accent.text }),
      done: componentStyle({ color: vars.color.done }),
      error: componentStyle({ color: vars.color.error.text }),
    },
    measure: { true: componentStyle({ maxWidth: vars.width.text }), false: {} },
  },
});
