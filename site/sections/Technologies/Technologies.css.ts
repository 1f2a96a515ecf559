import { from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

export const group = siteStyle({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.gutter}`,
  paddingBlock: vars.space.m,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': { [from('phone')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' } },
});

export const name = siteStyle({ fontWeight: vars.weight.medium });

export const items = siteStyle({ color: vars.color.text.muted });

/** Breaks, also after its hyphens, only where a line is shorter than it is. */
export const item = siteStyle({ display: 'inline-block', maxWidth: '100%' });
