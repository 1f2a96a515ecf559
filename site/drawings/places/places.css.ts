import { below, between, from, siteStyle, vars } from '#design-system/styles';

const notOnPhones = { [below('tablet')]: { display: 'none' } };

/** In the drawing's own units; phones have no space for it. */
export const town = siteStyle({
  color: vars.color.text.muted,
  fill: 'currentColor',
  stroke: 'none',
  fontSize: '17px',
  '@media': { ...notOnPhones, [between('tablet', 'desktop')]: { fontSize: '20px' } },
});

/** From a name at sea to its dots. */
export const leader = siteStyle({
  color: vars.color.line.control,
  strokeWidth: 1,
  '@media': notOnPhones,
});

/** In units of the drawing: at least 11 px in wide windows, and in narrow ones, where it is cropped. */
export const door = siteStyle({
  fontSize: '20px',
  fill: vars.color.text.body,
  stroke: 'none',
  textAnchor: 'middle',
  '@media': { [from('desktop')]: { fontSize: '18px' } },
});
