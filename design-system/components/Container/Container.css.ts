import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

const atMost = (width: string) => componentStyle({ maxWidth: `calc(${width} + 2 * ${vars.space.gutter})` });

export const container = recipe({
  base: componentStyle({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter }),
  variants: { width: { content: atMost(vars.width.content), text: atMost(vars.width.text) } },
});
