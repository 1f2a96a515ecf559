import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  // The log has space for a message of one or two lines. If large text or a low window leaves less space, the panel
  // scrolls.
  minHeight: '7.5rem',
});

export const scroller = componentStyle({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.m,
  // Distance to the edge that keeps the focus ring visible after scrolling to an element.
  scrollPadding: vars.space.xs,
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

const column = { display: 'flex', flexDirection: 'column', gap: vars.space.s } as const;
// The content is positioned, so that visually hidden elements scroll with it and do not make the page longer.
export const content = componentStyle({ ...column, position: 'relative' });
export const messages = componentStyle(column);

export const jump = componentStyle({
  position: 'absolute',
  zIndex: vars.layer.content,
  bottom: vars.space.xs,
  left: '50%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace.tight,
  maxWidth: '90%',
  minHeight: '2.125rem',
  padding: `${vars.space.xxs} ${fineSpace.wide}`,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  transform: 'translateX(-50%)',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surface.sunken } },
  '@media': { '(pointer: coarse)': { minHeight: vars.control.target } },
});
