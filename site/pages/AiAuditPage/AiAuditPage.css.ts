import { below, from, hairline, siteStyle, vars } from '#design-system/styles';

const spaceAbove = `clamp(${vars.space.l}, 3.5vw, ${vars.space.xxl})`;
const spaceBelow = `calc(${vars.space.section} / 2)`;
/** Distance of the preview from the top of the window while the form scrolls: the header (76 px) and a gap of 20 px. */
const previewTop = '96px';
/** Height of the window that the paper leaves free: `previewTop`, the label above the paper, and a gap below it. */
const heightAroundPaper = '10rem';

/** One column, or two while the preview (`aside`) is beside the form. */
export const columns = siteStyle({
  display: 'grid',
  gap: vars.space.xxxl,
  alignItems: 'start',
  paddingBlock: `${spaceAbove} ${spaceBelow}`,
  '@media': {
    [from('desktop')]: {
      selectors: { '&:has(aside)': { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 0.85fr)' } },
    },
    print: { paddingBlockEnd: 0 },
  },
});

export const title = siteStyle({ display: 'flex', alignItems: 'end', gap: vars.space.s });

/** Drawing beside the title, only on phones. Wider windows show the preview of the report instead. */
export const drawing = siteStyle({
  flex: '0 0 min(6.5rem, 40%)',
  marginInlineStart: 'auto',
  '@media': { [from('tablet')]: { display: 'none' } },
});

export const lead = siteStyle({ maxWidth: '50ch' });

/** Column of the preview beside the form; below the form, after a hairline, on narrow windows. */
export const previewColumn = siteStyle({
  '@media': {
    [below('desktop')]: { paddingBlockStart: vars.space.xl, borderTop: hairline },
    [from('desktop')]: { alignSelf: 'stretch' },
    print: { display: 'none' },
  },
});

/** Stays below the header while the form scrolls. */
export const preview = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [from('desktop')]: { position: 'sticky', top: previewTop } },
});

/** Preview with the height that the window allows, up to the proportions of a paper page. */
export const paper = siteStyle({
  '@media': { [from('desktop')]: { minHeight: `min(40rem, 100vh - ${heightAroundPaper})` } },
});

export const pastReports = siteStyle({
  marginBlockStart: vars.space.xxl,
  paddingBlock: `${vars.space.xxl} ${spaceBelow}`,
  '@media': { print: { display: 'none' } },
});
