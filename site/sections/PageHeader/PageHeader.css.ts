import { from, siteStyle, vars } from '#design-system';

export const header = siteStyle({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'end',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl})`,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
});

export const words = siteStyle({ display: 'grid', gap: vars.space.l, justifyItems: 'start' });

export const lead = siteStyle({ maxWidth: '52ch' });

export const actions = siteStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const art = siteStyle({ justifySelf: 'end', width: '100%', color: vars.color.accent.text });
