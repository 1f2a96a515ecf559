import { from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

/** As wide as what stands above it. */
export const contactDetails = siteStyle({ maxWidth: '34rem' });

export const address = siteStyle({ fontStyle: 'normal' });

export const line = siteStyle({ display: 'block' });

/** Its words begin where the address begins when it stands below it. */
export const copy = siteStyle({ marginInlineStart: `calc(-1 * ${vars.space.xs})` });

/** A form on paper answers nobody, and paper keeps no card. */
export const onScreen = siteStyle({ '@media': { print: { display: 'none' } } });

/** For those who would rather talk: below the form, which a chosen time is written into. */
export const call = siteStyle({
  display: 'grid',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.xl,
  borderTop: hairline,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** As many beside each other as there is room for. */
export const fields = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: `${vars.space.l} ${vars.space.m}`,
});
