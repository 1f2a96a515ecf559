import { clsx } from 'clsx';

import { below, from, siteStyle, vars } from '#design-system/styles';

export const box = siteStyle({
  marginTop: vars.space.xxl,
  '@media': { print: { display: 'none' } },
});

/**
 * Reserves the space of the player's controls as soon as the button is pressed, so that nothing moves when the
 * controls appear.
 */
const heightOf = (phone: string, tablet: string) =>
  siteStyle({ minHeight: phone, '@media': { [from('tablet')]: { minHeight: tablet } } });
export const reservedHeight = heightOf('14rem', '7.5rem');

/** A call needs more space: each step has two more sentences. */
export const callHeight = heightOf('24rem', '12rem');

/** A row of drawings. The gap is a sixth of a drawing, and the lines between the drawings cross it. */
const row = (drawingCount: number) => ({
  gridTemplateColumns: `repeat(${drawingCount}, 1fr)`,
  columnGap: `calc(100% / ${7 * drawingCount - 1})`,
});

/** Rules that `demonstrations.svg` does not set itself. */
export const drawingRules = {
  color: vars.color.accent.text,
  // The font size is in units of the drawing.
  fontSize: '12.6px',
  strokeWidth: 1.6,
};

/** Rules for drawings that are wider than half of a phone. */
export const drawingRulesLarge = { fontSize: '11px', strokeWidth: 1.3 };

/** Smallest width of a row of two drawings. At this width their labels are 11 px high. */
const leastWidth = '19.9rem';

/** Drawings in one row, or in more rows if their labels would become too small. */
const stage = siteStyle({
  ...drawingRules,
  ...row(2),
  fontSize: '13.4px',
  display: 'grid',
  rowGap: vars.space.l,
  alignItems: 'end',
  // Hides the lines that would lead out of a row.
  clipPath: 'inset(-1% 0)',
  '@media': {
    [below('tablet')]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${leastWidth} * 6 / 13, 100% * 6 / 13)), 1fr))`,
    },
  },
});

export const four = clsx(
  stage,
  siteStyle({
    '@media': {
      [from('tablet')]: row(4),
      [from('desktop')]: drawingRulesLarge,
    },
  }),
);

const inFive = siteStyle({
  '@media': {
    [from('tablet')]: row(3),
    [from('desktop')]: { ...row(5), fontSize: drawingRules.fontSize },
  },
});

/** Text of the fifth step. It fills the space beside the last drawing in rows of two or three drawings. */
export const fifthText = siteStyle({
  alignSelf: 'center',
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
  color: vars.color.text.body,
  textWrap: 'balance',
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const five = clsx(stage, inFive);
