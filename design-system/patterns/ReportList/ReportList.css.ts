import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

export const list = componentStyle({ borderTop: hairline });

export const row = componentStyle({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.l}`,
  paddingBlock: vars.space.m,
  borderBottom: hairline,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const titleAndFacts = componentStyle({ minWidth: 0 });

/** Title of a report, a button that opens it. It looks like a small heading and is high enough for a finger. */
export const titleButton = componentStyle({
  minHeight: vars.control.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text.body,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.m}` });

export const rename = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s,
});

export const renameField = componentStyle({ flex: '1 1 14rem' });

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s} ${vars.space.l}`,
  paddingTop: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

/** Gets the focus after a report was deleted. */
export const frame = componentStyle({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } });
