import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const badge = recipe({
  base: componentStyle({
    display: 'inline-flex',
    alignItems: 'center',
    gap: fineSpace.tight,
    maxWidth: '100%',
    padding: `${fineSpace.hair} ${fineSpace.snug}`,
    border: '1px solid',
    borderRadius: vars.radius.pill,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.regular,
    lineHeight: vars.leading.normal,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      neutral: componentStyle({ borderColor: vars.color.line.hairline, color: vars.color.text.body }),
      strong: componentStyle({
        borderColor: vars.color.surface.inverse,
        background: vars.color.surface.inverse,
        color: vars.color.text.onInverse,
      }),
      accent: componentStyle({ borderColor: vars.color.accent.fill, color: vars.color.accent.text }),
      done: componentStyle({ borderColor: vars.color.done, color: vars.color.done }),
      error: componentStyle({ borderColor: vars.color.error.text, color: vars.color.error.text }),
    },
  },
});
