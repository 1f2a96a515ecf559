import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { clsx } from 'clsx';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { onTablets } from '#site/sections/measures.ts';

export const box = siteStyle({
  marginTop: vars.space.xxl,
  '@media': { print: { display: 'none' } },
});

/** What a player needs under the drawing, kept for it from the press on, so that nothing moves when it comes. */
const roomOf = (phone: string, tablet: string) =>
  siteStyle({ minHeight: phone, '@media': { [from('tablet')]: { minHeight: tablet } } });
export const room = roomOf('14rem', '7.5rem');

/** A call has two more sentences a step. */
export const callRoom = roomOf('24rem', '12rem');

/** That many pictures in a row. A sixth of a picture is between them: their lines cross it. */
const row = (pictures: number) => ({
  '--columns': `${pictures}`,
  '--gap': `calc(100% / ${7 * pictures - 1})`,
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

/** Pictures in a row, or in as many as keep their words legible. */
const stage = siteStyle({
  ...drawn,
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), 1fr)',
  gap: `${vars.space.l} var(--gap)`,
  alignItems: 'end',
  // What lies between two rows comes in from the edge of the page.
  clipPath: 'inset(-1% calc(-0.9 * var(--gap)))',
  vars: row(2),
});

/** The picture after the last of a row is seen as far as the edge of the page, which shows its lines. */
const ahead = (row: string, rules: StyleRule) =>
  globalStyle(`${row} > use + use`, { '@layer': { [layers.site]: rules } });
ahead(`${stage} > svg`, { display: 'none' });
ahead(`${stage} > svg:nth-child(2n)`, { '@media': { [below('tablet')]: { display: 'inline' } } });

export const four = clsx(
  stage,
  siteStyle({
    '@media': {
      [from('tablet')]: { vars: row(4) },
      [from('desktop')]: drawnLarge,
    },
  }),
);

const inFive = siteStyle({
  '@media': {
    [from('tablet')]: { vars: row(3) },
    [from('desktop')]: { vars: row(5) },
  },
});
ahead(`${inFive} > svg:nth-child(3n)`, { '@media': { [onTablets]: { display: 'inline' } } });

export const five = clsx(stage, inFive);
