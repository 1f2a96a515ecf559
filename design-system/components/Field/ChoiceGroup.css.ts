import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const group = componentStyle({ minWidth: 0, padding: 0, border: 0, overflowWrap: 'anywhere' });

export const legend = componentStyle({
  display: 'block',
  width: '100%',
  padding: `0 0 ${vars.space.xs}`,
});

/**
 * A third of the row, less 1 px against rounding. As the minimum width of a tile it allows at most three tiles in a
 * row. The number of tiles depends on the width of the group, not on the width of the window.
 */
const third = `calc((100% - 2 * ${vars.space.s}) / 3 - 1px)`;

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, 9.5rem), ${third}), 1fr))`,
  gap: vars.space.s,
});

export const tile = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.control.medium,
  padding: `${vars.space.s} ${fineSpace.wide}`,
  border: `1.5px solid ${vars.color.line.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  lineHeight: vars.leading.normal,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.line.control },
    '&:has(:checked)': { borderColor: vars.color.accent.fill },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
});
