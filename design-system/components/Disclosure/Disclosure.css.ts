import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const disclosure = componentStyle({ minWidth: 0 });

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.control.target,
  padding: `${vars.space.xs} 0`,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

export const chevron = componentStyle({
  color: vars.color.accent.text,
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const body = componentStyle({ padding: `${vars.space.xs} 0 ${vars.space.s}` });
