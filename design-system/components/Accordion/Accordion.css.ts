import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';

export const accordion = componentStyle({ borderTop: hairline });

export const item = componentStyle({ borderBottom: hairline });

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: `${vars.space.l} 0`,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const question = componentStyle({
  selectors: {
    'summary:hover &': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '1px',
    },
  },
});

/** The plus is rotated by 45° and becomes a cross while the answer is open. */
export const sign = componentStyle({
  marginTop: '0.15em',
  color: vars.color.accent.text,
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(45deg)' } },
});

export const answer = componentStyle({
  maxWidth: vars.width.text,
  paddingBottom: vars.space.l,
  color: vars.color.text.muted,
});
