import { siteStyle, vars } from '#design-system/styles';

/** Centred, unlike the headers of all other pages. */
export const header = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'center',
  overflowX: 'clip',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  textAlign: 'center',
});

export const lead = siteStyle({ maxWidth: '44ch', textWrap: 'balance' });
