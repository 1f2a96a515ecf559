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

/** Beside the title on phones; elsewhere the preview is in sight. */
export const drawing = siteStyle({
  flex: '0 0 min(6.5rem, 40%)',
  marginInlineStart: 'auto',
  '@media': { [from('tablet')]: { display: 'none' } },
});

export const lead = siteStyle({ maxWidth: '50ch' });

/** Tinted from the header to the closing band and to the edges of the window, which its shadow reaches. */
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
    // As high as the window leaves it, up to the proportion of paper; it begins where it will stay.
    [from('desktop')]: {
      position: 'sticky',
      top: '96px',
      minHeight: 'min(42rem, 100vh - 8rem)',
      marginBlockStart: `calc(${vars.space.m} - ${above})`,
    },
  },
});

/** Begins where the tint of the desk ends. */
export const past = siteStyle({
  marginBlockStart: vars.space.xxl,
  paddingBlock: `${vars.space.xxl} ${below}`,
  '@media': { print: { display: 'none' } },
});
