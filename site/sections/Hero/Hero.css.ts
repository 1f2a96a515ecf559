import { from, siteStyle, vars } from '#design-system/styles';

export const hero = siteStyle({
  // The tangle comes in from outside the page.
  overflowX: 'clip',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) ${vars.space.xxl}`,
  '@media': { print: { paddingBlock: vars.space.m } },
});

export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const kicker = siteStyle({ marginBottom: vars.space.s });

export const line = siteStyle({ '@media': { [from('tablet')]: { display: 'block' } } });

export const lead = siteStyle({
  maxWidth: '52ch',
  marginBlock: `${vars.space.l} ${vars.space.xl}`,
});

export const actions = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.m}`,
  '@media': { print: { display: 'none' } },
});

export const thread = siteStyle({
  width: '100%',
  marginTop: vars.space.l,
  '@media': { print: { display: 'none' } },
});
