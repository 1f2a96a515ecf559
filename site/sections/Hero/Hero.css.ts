import { from, siteStyle, vars } from '#design-system';

export const hero = siteStyle({
  display: 'grid',
  justifyItems: 'start',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, 70px) ${vars.space.xxl}`,
});

export const line = siteStyle({ '@media': { [from('tablet')]: { display: 'block' } } });

export const lead = siteStyle({ maxWidth: '52ch', marginBlock: `26px 34px` });

export const actions = siteStyle({ display: 'flex', flexWrap: 'wrap', gap: '14px' });

export const thread = siteStyle({ width: '100%', marginTop: '26px' });
