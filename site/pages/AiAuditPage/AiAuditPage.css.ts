import { below, from, hairline, siteStyle, vars } from '#design-system/styles';

const above = `clamp(${vars.space.l}, 3.5vw, ${vars.space.xxl})`;
const end = `calc(${vars.space.section} / 2)`;

export const columns = siteStyle({
  display: 'grid',
  gap: vars.space.xxxl,
  alignItems: 'start',
  paddingBlock: `${above} ${end}`,
  '@media': {
    [from('desktop')]: {
      selectors: { '&:has(aside)': { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 0.85fr)' } },
    },
    print: { paddingBlockEnd: 0 },
  },
});

export const title = siteStyle({ display: 'flex', alignItems: 'end', gap: vars.space.s });

/** Stands beside the title on phones. Wider windows hide it, because they show the preview. */
export const drawing = siteStyle({
  flex: '0 0 min(6.5rem, 40%)',
  marginInlineStart: 'auto',
  '@media': { [from('tablet')]: { display: 'none' } },
});

export const lead = siteStyle({ maxWidth: '50ch' });

/** Preview beside the form. Narrow windows have it below the form, after a hairline. */
export const desk = siteStyle({
  '@media': {
    [below('desktop')]: { paddingBlockStart: vars.space.xl, borderTop: hairline },
    [from('desktop')]: { alignSelf: 'stretch' },
    print: { display: 'none' },
  },
});

/** Stands at its sticky position from the start. */
export const preview = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [from('desktop')]: { position: 'sticky', top: '96px' } },
});

/** As high as the window allows, up to the shape of a paper page. */
export const paper = siteStyle({
  '@media': { [from('desktop')]: { minHeight: 'min(40rem, 100vh - 10rem)' } },
});

export const past = siteStyle({
  marginBlockStart: vars.space.xxl,
  paddingBlock: `${vars.space.xxl} ${end}`,
  '@media': { print: { display: 'none' } },
});
