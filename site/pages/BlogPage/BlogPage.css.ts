import { siteStyle, vars } from '#design-system/styles';

/** Higher than the title beside it, which keeps its place. */
export const categories = siteStyle({
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  '@media': { print: { display: 'none' } },
});

export const drawing = siteStyle({ maxHeight: '11rem' });
