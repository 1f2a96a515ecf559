import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { gap } from '../../theme/gap.css.ts';
import { type Breakpoint, from } from '../../theme/tokens/breakpoints.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const columnsFrom = (breakpoint: Breakpoint, count: number) =>
  componentStyle({ '@media': { [from(breakpoint)]: columns(count) } });
const upToFour = (breakpoint: Breakpoint) => ({
  1: columnsFrom(breakpoint, 1),
  2: columnsFrom(breakpoint, 2),
  3: columnsFrom(breakpoint, 3),
  4: columnsFrom(breakpoint, 4),
});

export const grid = recipe({
  base: componentStyle({ display: 'grid', minWidth: 0 }),
  variants: {
    gap,
    phone: { 1: componentStyle(columns(1)), 2: componentStyle(columns(2)) },
    tablet: upToFour('tablet'),
    desktop: upToFour('desktop'),
  },
});
