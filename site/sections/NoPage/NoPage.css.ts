import { siteStyle, vars } from '#design-system/styles';

/** From edge to edge of the window. */
export const drawing = siteStyle({ marginBlockStart: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl})` });

/** Centred, unlike the headers of all other pages. */
export const header = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'center',
  paddingBlock: `${vars.space.l} calc(${vars.space.section} / 2)`,
  textAlign: 'center',
});

export const lead = siteStyle({ maxWidth: '44ch', textWrap: 'balance' });
