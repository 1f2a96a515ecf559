import { siteStyle, vars } from '#design-system/styles';

export const contactDetails = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  width: '100%',
  maxWidth: '34rem',
});

export const office = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const address = siteStyle({ fontStyle: 'normal' });

export const line = siteStyle({ display: 'block' });

/** Its words begin where the address begins when it stands below it. */
export const copy = siteStyle({ marginInlineStart: `calc(-1 * ${vars.space.xs})` });

/** A form on paper answers nobody, and paper keeps no card. */
export const onScreen = siteStyle({ '@media': { print: { display: 'none' } } });

export const form = siteStyle({ maxWidth: '40rem' });
