import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { wideWindow } from '../SiteHeader/wideWindow.ts';

const wide = (rule: object) => ({ '@media': { [`screen and ${wideWindow}`]: rule } });

export const settings = componentStyle({ position: 'relative', maxWidth: '100%' });

export const opener = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: vars.control.target,
  minHeight: vars.control.target,
  padding: '0 11px',
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.color.surface.sunken } },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
});

/** Words that only small windows show; wide ones have the drawing and the name for listeners. */
export const openerWords = recipe({
  variants: {
    compact: {
      true: componentStyle(
        wide({
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        }),
      ),
      false: {},
    },
  },
});

export const panel = recipe({
  base: componentStyle({
    display: 'grid',
    gap: vars.space.xxs,
    width: '17.5rem',
    maxWidth: '100%',
    marginTop: vars.space.xs,
    padding: vars.space.m,
    border: `1px solid ${vars.color.line.hairline}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.body,
    ...wide({
      position: 'absolute',
      insetInlineEnd: 0,
      zIndex: vars.layer.content,
      maxWidth: 'none',
      margin: 0,
      boxShadow: vars.shadow.dropdown,
    }),
  }),
  variants: {
    placement: {
      below: componentStyle(wide({ top: 'calc(100% + 8px)' })),
      above: componentStyle(wide({ bottom: 'calc(100% + 8px)' })),
    },
  },
});

export const themes = componentStyle({ minWidth: 0, padding: 0, border: 0 });

export const legend = componentStyle({
  padding: `0 0 ${vars.space.xxs}`,
  fontSize: vars.size.small,
  color: vars.color.text.muted,
});

export const pair = componentStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.xs });

// The control itself lies unseen over its whole label, where a press and the browser's own help find it.
const unseen = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const input = unseen;

const focusRing = {
  '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
};

export const theme = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: vars.control.target,
  padding: `0 ${vars.space.s}`,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: {
    ...focusRing,
    '&:has(:checked)': {
      borderColor: vars.color.surface.inverse,
      background: vars.color.surface.inverse,
      color: vars.color.text.onInverse,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const choice = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: vars.control.target,
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: focusRing,
});

export const track = componentStyle({
  position: 'relative',
  flexShrink: 0,
  width: '2.5rem',
  height: '1.5rem',
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.pill,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      insetInlineStart: '3px',
      width: '1rem',
      height: '1rem',
      borderRadius: vars.radius.pill,
      background: vars.color.line.control,
      transform: 'translateY(-50%)',
      transition: `inset-inline-start ${vars.duration.fast} ${vars.easing.standard}`,
    },
    ':checked + &': { borderColor: vars.color.surface.inverse, background: vars.color.surface.inverse },
    ':checked + &::after': {
      insetInlineStart: 'calc(100% - 1rem - 3px)',
      background: vars.color.text.onInverse,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::after': { background: 'ButtonText' },
        ':checked + &::after': { background: 'Highlight' },
      },
    },
  },
});
