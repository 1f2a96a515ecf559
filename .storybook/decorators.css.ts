// Effects of the toolbar on a story: larger text, and all themes at once.
import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#design-system/styles';

globalStyle(':root[data-text-size="double"]', { fontSize: '200%' });

// Storybook hides a story while it prepares it; a hidden element cannot be measured, found by a test, or focused.
globalStyle('.sb-show-preparing-story > #storybook-root', { display: 'block' });
globalStyle('.sb-show-preparing-story > .sb-preparing-story', { display: 'none' });

/** Parts stand side by side, pages below each other, because their layout follows the window. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
});
export const pages = style({ display: 'grid', gap: vars.space.xl });

/** `contain` keeps what is fixed to the window, such as the header, inside its theme. */
const scope = style({ contain: 'layout' });
export const part = style([scope, { padding: vars.space.l }]);
/** High enough for the panel of the chat. */
export const page = style([scope, { minHeight: '40rem' }]);
export const name = style({ fontSize: vars.size.caption, padding: vars.space.s });

/** A window within a docs page; a story's viewport gives it another size. */
export const frame = style({
  display: 'block',
  width: '100%',
  height: '40rem',
  maxWidth: '100%',
  border: 0,
  // Unlike a border it takes nothing of the width that the story says.
  outline: `1px solid ${vars.color.line.hairline}`,
});
