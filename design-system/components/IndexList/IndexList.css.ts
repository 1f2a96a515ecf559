import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { rowLink } from '../../theme/rowLink.ts';
import { below, from } from '../../theme/tokens/breakpoints.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const list = recipe({
  base: componentStyle({
    display: 'grid',
    columnGap: vars.space.gutter,
    overflowX: 'clip',
    borderBottom: hairline,
  }),
  variants: {
    columns: {
      1: {},
      2: componentStyle({ '@media': { [from('tablet')]: columns(2) } }),
      3: componentStyle({ '@media': { [from('tablet')]: columns(2), [from('desktop')]: columns(3) } }),
    },
  },
});

export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space.l,
  minWidth: 0,
  padding: `${vars.space.xl} 0`,
  // The border above each entry continues to the edge of the list, so that it is complete above a last row with fewer
  // entries too.
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: 0,
      width: '100vw',
      borderTop: hairline,
    },
  },
});

export const glyph = componentStyle({
  flexShrink: 0,
  width: '72px',
  color: vars.color.accent.text,
  '@media': { [below('phone')]: { width: '48px' } },
});

export const text = componentStyle({ minWidth: 0, flexGrow: 1 });

export const link = componentStyle(rowLink);

export const description = componentStyle({
  maxWidth: '60ch',
  paddingTop: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.size.control,
  lineHeight: '1.5',
});

export const meta = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingTop: vars.space.s,
  fontSize: vars.size.small,
});
