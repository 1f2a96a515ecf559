import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/tokens/breakpoints.ts';

/** At least `space` from the edge of the window, and clear of a phone's rounded corners and home bar. */
const edge = (space: string, side: 'right' | 'bottom') => `max(${space}, env(safe-area-inset-${side}, 0px))`;

export const launcher = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.chat,
  right: edge(vars.space.l, 'right'),
  bottom: edge(vars.space.l, 'bottom'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  // 56 px.
  minHeight: '3.5rem',
  padding: `${vars.space.xs} ${vars.space.l} ${vars.space.xs} 20px`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.fill,
  color: vars.color.accent.onFill,
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  '@media': {
    [below('phone')]: {
      right: edge(vars.space.m, 'right'),
      bottom: edge(vars.space.m, 'bottom'),
    },
    '(forced-colors: active)': { borderColor: 'currentColor' },
    print: { display: 'none' },
  },
});

export const mark = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  // A copper mark would vanish on copper: here it takes the colour of the word.
  vars: { [vars.color.accent.fill]: vars.color.accent.onFill },
  '@media': { '(forced-colors: active)': { vars: { [vars.color.accent.fill]: 'ButtonText' } } },
});

/** What has arrived since the panel was put away. */
export const unread = componentStyle({
  position: 'absolute',
  top: '-6px',
  right: '-2px',
  minWidth: '1.5rem',
  padding: '0 6px',
  border: `2px solid ${vars.color.surface.page}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.375rem',
  textAlign: 'center',
});
