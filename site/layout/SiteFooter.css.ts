import { from, siteStyle, vars } from '#design-system';

const line = `1px solid ${vars.color.line.hairline}`;

export const banner = siteStyle({
  position: 'relative',
  overflow: 'hidden',
  marginTop: vars.space.section,
  borderBlock: line,
  '@media': { print: { display: 'none' } },
});

/** Beside the words where there is room, and not at all where there is none. */
export const thread = siteStyle({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '46%',
  height: '100%',
  '@media': { [from('desktop')]: { display: 'block' } },
});

export const invitation = siteStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
  paddingBlock: vars.space.xxxl,
});

export const claim = siteStyle({ maxWidth: '11em' });

export const columns = siteStyle({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.xl}`,
  paddingBlock: vars.space.xxxl,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '1fr 1fr' },
    [from('desktop')]: { gridTemplateColumns: '1.6fr 1fr 1fr 1.2fr' },
    print: { display: 'none' },
  },
});

export const brand = siteStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontVariationSettings: vars.voice.heading,
  fontWeight: vars.weight.medium,
  fontSize: vars.size.h4,
});

export const list = siteStyle({ display: 'grid', fontSize: vars.size.small });

export const row = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  fontSize: vars.size.small,
});

export const address = siteStyle({
  display: 'grid',
  justifyItems: 'start',
  fontStyle: 'normal',
  fontSize: vars.size.small,
});

export const bottom = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  // Room for the assistant's button at the very end of the page.
  paddingBlock: `${vars.space.m} ${vars.space.xxxl}`,
});

/** The line above the last row, as wide as the words. */
export const rule = siteStyle({ borderTop: line });
