import { from, siteStyle, vars } from '#design-system/styles';

/** Two lists side by side; one below the other on phones. */
export const pair = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.section} ${vars.space.gutter}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const half = siteStyle({
  display: 'grid',
  gap: `clamp(${vars.space.l}, 4vw, ${vars.space.xl})`,
  alignContent: 'start',
  // Long words in large text break instead of widening the page.
  overflowWrap: 'anywhere',
});
