import { clsx } from 'clsx';

import { below, from, hairline, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { onPaper } from '#site/sections/measures.ts';

/**
 * The order in the document is the text, the booking of a call, the form, the address with its map. On wide windows the
 * booking and the form share the right column, because a chosen call goes into the form. The address stands directly
 * below the text on the left, because the last row takes the free height.
 */
export const page = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  alignItems: 'start',
  gridTemplateRows: 'auto 1fr',
  // The title begins at the same height as on other pages.
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  '@media': {
    ...twelveColumns['@media'],
    print: { paddingBlock: vars.space.m, ...onPaper },
  },
});

export const text = siteStyle(columns(1, 7));

/** Buttons to call and to write, only on phones. */
export const buttons = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [from('tablet')]: { display: 'none' } },
});

/** Phone and email as text with their hours, on wider windows and in print. */
export const asText = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.l}`,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const asTextLink = siteStyle({
  fontSize: vars.size.h3,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
});

/** Parts that are hidden in print, because a booking, a form and buttons are useless on paper. */
export const onScreen = siteStyle({ '@media': { print: { display: 'none' } } });

/** The booking above the form. Its top aligns with the capitals of the title beside it. */
export const requests = clsx(
  onScreen,
  siteStyle({
    display: 'grid',
    gap: vars.space.xl,
    minWidth: 0,
    '@media': {
      [from('desktop')]: { gridArea: '1 / 8 / 3 / 13', paddingBlockStart: vars.space.s },
    },
  }),
);

/** Booking of a call. It is hidden without scripts, because a script calculates the free times. */
export const booking = siteStyle({
  display: 'grid',
  gap: vars.space.m,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const visit = siteStyle({
  ...columns(1, 7),
  display: 'grid',
  gap: vars.space.l,
  paddingBlockStart: vars.space.xl,
  borderTop: hairline,
});

export const mapFigure = siteStyle({ '@media': { print: { maxWidth: '16rem' } } });

/** The width makes the map about as high as the text beside it. */
export const officeMap = siteStyle({ maxWidth: '26rem' });

export const address = siteStyle({ fontStyle: 'normal' });

export const line = siteStyle({ display: 'block' });

/** Two fields side by side. The optional field has its own row. */
export const fields = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.m}`,
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wholeRow = siteStyle({ gridColumn: '1 / -1' });
