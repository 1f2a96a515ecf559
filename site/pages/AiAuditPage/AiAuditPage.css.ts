import { from, siteStyle, vars } from '#design-system/styles';

const above = `clamp(${vars.space.l}, 3.5vw, ${vars.space.xxl})`;
const below = `calc(${vars.space.section} / 2)`;

export const columns = siteStyle({
  display: 'grid',
  gap: vars.space.xxxl,
  alignItems: 'start',
  paddingBlock: `${above} ${below}`,
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

/**
 * Tinted background from the header to the closing band, and to the edges of the window. The shadow covers the space
 * outside the column.
 */
export const desk = siteStyle({
  background: vars.color.surface.sunken,
  boxShadow: `0 0 0 100vmax ${vars.color.surface.sunken}`,
  clipPath: `inset(calc(-1 * ${vars.space.xl}) -100vmax calc(-1 * ${below} - ${vars.space.xxl}))`,
  '@media': {
    [from('desktop')]: {
      alignSelf: 'stretch',
      clipPath: `inset(calc(-1 * ${above}) -100vmax calc(-1 * ${below} - ${vars.space.xxl}) calc(-1 * ${vars.space.xl}))`,
    },
    print: { display: 'none' },
  },
});

export const preview = siteStyle({
  '@media': {
    // As high as the window allows, up to the shape of a paper page. It stands at its sticky position from the start.
    [from('desktop')]: {
      position: 'sticky',
      top: '96px',
      minHeight: 'min(42rem, 100vh - 8rem)',
      marginBlockStart: `calc(${vars.space.m} - ${above})`,
    },
  },
});

/** Begins at the lower end of the tinted background. */
export const past = siteStyle({
  marginBlockStart: vars.space.xxl,
  paddingBlock: `${vars.space.xxl} ${below}`,
  '@media': { print: { display: 'none' } },
});
