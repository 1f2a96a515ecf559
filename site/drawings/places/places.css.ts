import { below, between, from, siteStyle, vars } from '#design-system/styles';

const notOnPhones = { [below('tablet')]: { display: 'none' } };

/** The font size is in units of the drawing. Phones have no space for town names. */
export const town = siteStyle({
  color: vars.color.text.muted,
  fill: 'currentColor',
  stroke: 'none',
  fontSize: '17px',
  '@media': { ...notOnPhones, [between('tablet', 'desktop')]: { fontSize: '20px' } },
});

/** Line from the name of an inland town, which stands in the sea, to the dots of its cases. */
export const leader = siteStyle({
  color: vars.color.line.control,
  strokeWidth: 1,
  '@media': notOnPhones,
});

/** The font size is in units of the drawing: at least 11 px, even if a narrow window crops the drawing. */
export const door = siteStyle({
  fontSize: '20px',
  fill: vars.color.text.body,
  stroke: 'none',
  textAnchor: 'middle',
  '@media': { [from('desktop')]: { fontSize: '18px' } },
});
