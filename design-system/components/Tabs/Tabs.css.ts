import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';

export const tabs = componentStyle({ minWidth: 0 });

/**
 * Scrolls sideways in narrow windows. With tabs in several rows, visitors could not see which tab belongs to the panel.
 */
export const list = componentStyle({
  display: 'flex',
  gap: vars.space.l,
  overflowX: 'auto',
  borderBottom: hairline,
});

export const tab = componentStyle({
  flexShrink: 0,
  minHeight: vars.control.target,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: vars.color.text.muted,
  fontSize: vars.size.control,
  fontWeight: vars.weight.label,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text.body },
    '&[aria-selected="true"]': { borderColor: vars.color.accent.fill, color: vars.color.text.body },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    // The focus ring lies inside the tab, because the list cuts off everything outside it.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'transparent',
      selectors: {
        // In forced colours a transparent border would be visible.
        '&:not([aria-selected="true"])': { borderBottomColor: 'Canvas' },
        '&[aria-selected="true"]': { borderColor: 'Highlight' },
        '&:disabled': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const panel = componentStyle({ paddingTop: vars.space.m });
