import { from, hairline, siteStyle, vars } from '#design-system/styles';

export const list = siteStyle({ borderTop: hairline });

export const group = siteStyle({
  display: 'grid',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.gutter}`,
  paddingBlock: vars.space.m,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' },
    // `breakInside` works only on blocks when printed.
    print: { display: 'block' },
  },
});

export const name = siteStyle({ fontWeight: vars.weight.medium });

/** The use stands on the line of the kind if there is one column, else below the kind. */
export const use = siteStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  '@media': { [from('phone')]: { display: 'block' } },
});
