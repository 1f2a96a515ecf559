import { below, from, siteStyle, vars } from '#design-system/styles';

/** Low, so that the first services show with it, and with room for their names at its ends. */
export const drawing = siteStyle({
  '@media': {
    [from('tablet')]: { height: 'auto' },
    // A share of the columns, however large the text is: the names take the rest.
    [from('desktop')]: { width: '65%', marginInlineStart: '-1%' },
  },
});

/** In the drawing's own units; narrower windows have no room for it. */
export const name = siteStyle({
  color: vars.color.text.body,
  fill: 'currentColor',
  stroke: 'none',
  fontSize: '22px',
  '@media': { [below('desktop')]: { display: 'none' } },
});
