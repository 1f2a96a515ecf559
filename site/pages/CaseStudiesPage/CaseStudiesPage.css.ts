import { below, siteStyle, vars } from '#design-system/styles';
import { onTablets } from '#site/sections/measures.ts';

const notOnPhones = { [below('tablet')]: { display: 'none' } };

/** In the drawing's own units; phones have no space for it. */
export const town = siteStyle({
  color: vars.color.text.muted,
  fill: 'currentColor',
  stroke: 'none',
  fontSize: '17px',
  '@media': { ...notOnPhones, [onTablets]: { fontSize: '20px' } },
});

/** From a name at sea to its dots. */
export const leader = siteStyle({
  color: vars.color.line.control,
  strokeWidth: 1,
  '@media': notOnPhones,
});

/** Above the list, which begins on a band. */
export const chips = siteStyle({ marginBlockEnd: vars.space.xl });

export const index = siteStyle({ paddingBlockEnd: `calc(${vars.space.section} / 2)` });
