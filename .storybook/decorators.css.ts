// Effects of the toolbar on a story: larger text, and all themes at once.
import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#design-system/styles';

globalStyle(':root[data-text-size="double"]', { fontSize: '200%' });

// Storybook hides a story until it is ready. These rules show it, because a hidden element cannot be measured, focused
// or found by a test.
globalStyle('.sb-show-preparing-story > #storybook-root', { display: 'block' });
globalStyle('.sb-show-preparing-story > .sb-preparing-story', { display: 'none' });

/** Components are side by side. Pages are below each other, because their layout depends on the width of the window. */
export const components = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
});
export const pages = style({ display: 'grid', gap: vars.space.xl });

/** `contain` keeps elements that are fixed to the window, such as the header, inside the section of their theme. */
const scope = style({ contain: 'layout' });
export const component = style([scope, { padding: vars.space.l }]);
/** Frame of a page, high enough for the open panel of the chat. */
export const page = style([scope, { minHeight: '40rem' }]);
export const themeName = style({ fontSize: vars.size.caption, padding: vars.space.s });

/** Frame of a story on a docs page. A story that sets a viewport gives the frame that size. */
export const frame = style({
  display: 'block',
  width: '100%',
  height: '40rem',
  maxWidth: '100%',
  border: 0,
  // Draws an outline, because a border would make the window in the frame narrower than the viewport of the story.
  outline: `1px solid ${vars.color.line.hairline}`,
});
