import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const summary = componentStyle({
  overflowWrap: 'anywhere',
  padding: `${vars.space.m} ${vars.space.l}`,
  border: `1.5px solid ${vars.color.error.text}`,
  borderRadius: vars.radius.control,
  background: vars.color.error.surface,
  color: vars.color.text.body,
});

export const title = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  color: vars.color.error.text,
  fontSize: vars.size.h4,
});

export const list = componentStyle({ display: 'grid', gap: vars.space.xxs, paddingTop: vars.space.xs });

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  color: vars.color.text.body,
  lineHeight: vars.leading.normal,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

/** Hides an error that the visitor has corrected, but keeps its space. */
export const settled = componentStyle({ visibility: 'hidden' });
