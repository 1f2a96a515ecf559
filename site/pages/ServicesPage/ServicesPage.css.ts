import { from, siteStyle, vars } from '#design-system/styles';

/** Beside the words of the head, or below them: a share of its place, however large the text is, so that the names have the rest. */
export const drawing = siteStyle({
  width: 'min(65%, 16rem)',
  height: 'auto',
  marginBlockStart: vars.space.l,
  '@media': { [from('desktop')]: { gridColumn: '9 / 13', marginBlockStart: 0 } },
});

export const name = siteStyle({ color: vars.color.text.body });
