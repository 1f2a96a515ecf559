import { clsx } from 'clsx';

import { below, from, siteStyle, vars } from '#design-system/styles';

export const box = siteStyle({
  marginTop: vars.space.xxl,
  '@media': { print: { display: 'none' } },
});

/** Space for the controls of the player below the drawing, reserved from the press on, so that nothing moves when they appear. */
const roomOf = (phone: string, tablet: string) =>
  siteStyle({ minHeight: phone, '@media': { [from('tablet')]: { minHeight: tablet } } });
export const room = roomOf('14rem', '7.5rem');

/** A call has two more sentences a step. */
export const callRoom = roomOf('24rem', '12rem');

/** That many pictures in a row. A sixth of a picture is between them: their lines cross it. */
const row = (pictures: number) => ({
  gridTemplateColumns: `repeat(${pictures}, 1fr)`,
  columnGap: `calc(100% / ${7 * pictures - 1})`,
});

/** Rules for what `demonstrations.svg` leaves to its place. */
export const drawn = {
  color: vars.color.accent.text,
  // In units of the drawing.
  fontSize: '12.6px',
  strokeWidth: 1.6,
};

/** For pictures that are wider than those beside each other on phones. */
export const drawnLarge = { fontSize: '11px', strokeWidth: 1.3 };

/** The least width of two pictures beside each other on phones: their words are 11 px there. */
const least = '19.9rem';

/** Pictures in a row, or in as many as keep their words legible. */
const stage = siteStyle({
  ...drawn,
  ...row(2),
  fontSize: '13.4px',
  display: 'grid',
  rowGap: vars.space.l,
  alignItems: 'end',
  // No line leads from one row to the next.
  clipPath: 'inset(-1% 0)',
  '@media': {
    [below('tablet')]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least} * 6 / 13, 100% * 6 / 13)), 1fr))`,
    },
  },
});

export const four = clsx(
  stage,
  siteStyle({
    '@media': {
      [from('tablet')]: row(4),
      [from('desktop')]: drawnLarge,
    },
  }),
);

const inFive = siteStyle({
  '@media': {
    [from('tablet')]: row(3),
    [from('desktop')]: { ...row(5), fontSize: drawn.fontSize },
  },
});

/** The last of five drawings takes the space that is left beside it, in rows of two or three. */
export const last = siteStyle({
  alignSelf: 'center',
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
  color: vars.color.text.body,
  textWrap: 'balance',
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const five = clsx(stage, inFive);
