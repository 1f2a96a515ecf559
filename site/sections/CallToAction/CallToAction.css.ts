import { siteStyle, vars } from '#design-system/styles';

/** The text and the button share a row if both fit. Otherwise the button stands below the text. */
export const callToAction = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
  paddingBlock: `calc(${vars.space.section} / 2)`,
  '@media': { print: { display: 'none' } },
});

export const text = siteStyle({ flex: '1 1 30rem' });
