import { from, siteStyle, vars } from '#design-system/styles';

export const columns = siteStyle({
  display: 'grid',
  gap: vars.space.xxxl,
  alignItems: 'start',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  '@media': {
    [from('desktop')]: {
      selectors: { '&:has(aside)': { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 0.85fr)' } },
    },
  },
});

/** Beside the title on phones; elsewhere the sheet is in sight. */
export const drawing = siteStyle({
  float: 'inline-end',
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  marginInlineStart: vars.space.s,
  '@media': { [from('tablet')]: { display: 'none' } },
});

export const lead = siteStyle({ maxWidth: '50ch' });

export const preview = siteStyle({
  '@media': { [from('desktop')]: { position: 'sticky', top: '96px' }, print: { display: 'none' } },
});

export const past = siteStyle({
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { print: { display: 'none' } },
});
