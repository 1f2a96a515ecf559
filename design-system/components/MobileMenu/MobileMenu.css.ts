import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });

export const entry = componentStyle({
  selectors: { '& + &': { borderTop: hairline } },
});

export const row = componentStyle({ display: 'flex', alignItems: 'stretch' });

/** Name of an entry: a link, a button or, without scripts, plain text. */
export const label = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  flexGrow: 1,
  width: '100%',
  minHeight: '3.25rem',
  padding: `${vars.space.xs} 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationColor: vars.color.accent.fill,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.35em',
    },
  },
});

export const pressable = componentStyle({ cursor: 'pointer' });

/** Names of the entries in a dropdown, and of the entries in its submenus. */
export const nested = componentStyle({ fontSize: vars.size.lead, minHeight: '3rem' });
export const nestedTwice = componentStyle({
  fontVariationSettings: vars.fontVariation.text,
  fontSize: vars.size.body,
  minHeight: vars.control.target,
});

export const opener = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '3.25rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accent.text,
  cursor: 'pointer',
});

export const chevron = componentStyle({
  flexShrink: 0,
  color: vars.color.accent.text,
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const nestedList = componentStyle({
  marginBlock: `0 ${vars.space.s}`,
  marginInlineStart: vars.space.xxs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.accent.fill}`,
});

export const extras = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingTop: vars.space.l,
});
