import { siteStyle, vars } from '#design-system/styles';
import { paperScale } from '#site/sections/measures.ts';

/** As much space between cases as between sections. */
export const cases = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(${vars.space.section} / 2)`,
  paddingBlock: `calc(${vars.space.section} / 2)`,
  '@media': { print: { display: 'block', paddingBlock: 0, zoom: paperScale } },
});
