import { from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

export const words = siteStyle({ ...twelveColumns, rowGap: vars.space.l });

/** A short piece of the copper lane leads in from the left and stops where the words begin. */
export const lane = siteStyle({
  height: '2px',
  width: vars.space.xxxl,
  background: vars.color.accent.fill,
  '@media': {
    [from('desktop')]: { gridColumn: '1 / 5', width: 'auto', marginTop: vars.space.l },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});

export const quote = siteStyle({
  ...columns(5, 13),
  fontSize: vars.size.h2,
  fontWeight: vars.weight.regular,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'pretty',
});

export const source = siteStyle(columns(5, 13));
