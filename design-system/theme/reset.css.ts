import { globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  fontFamily: vars.font.text,
  fontVariationSettings: "'SHRP' 0",
  textSizeAdjust: '100%',
  // Distance of a scroll target to the header at the top, and to a message at the bottom.
  scrollPadding: `calc(${vars.width.headerHeight} + ${vars.space.l}) 0 6rem`,
  scrollBehavior: 'smooth',
});
reset('body', {
  minHeight: '100vh',
  fontSize: vars.size.body,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.loose,
  textWrap: 'pretty',
  // With this value, unlike `break-word`, an element in a row or grid can be narrower than its longest word.
  overflowWrap: 'anywhere',
});
// Columns stay as wide as their longest word. A table that is too wide scrolls.
reset('th, td', { overflowWrap: 'break-word' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// Without scripts, hides the buttons that need them. The submit button of a form with an `action` stays.
reset('button:not(form[action] button)', {
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
reset('summary', { cursor: 'pointer' });
// The content of closed `details` elements is printed.
reset('main details:not([open])::details-content', {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
// No printed page ends with a heading or the head of a table. Headings in lists are excluded: a heading beside the text
// of its entry would keep all entries on one page.
reset(':is(h1, h2, h3, h4, h5, h6, thead):not(li *)', { '@media': { print: { breakAfter: 'avoid' } } });
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('ul[class], ol[class]', { listStyle: 'none', padding: 0 });
reset('a', { color: 'inherit' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' });
reset('::selection', { background: vars.color.accent.fill, color: vars.color.accent.onFill });
reset('[hidden]', { display: 'none !important' });
// The transition between two pages is short, because the browser ignores presses during it.
reset('::view-transition-old(*), ::view-transition-new(*)', { animationDuration: vars.duration.fast });
// Styles while motion is off, because the operating system asks for it or the visitor chose it on the site.
const still = {
  animationDuration: '1ms !important',
  animationDelay: '0s !important',
  animationIterationCount: '1 !important',
  // `none`, not a short duration: with a duration all properties would have a transition, focus rings too.
  transition: 'none !important',
  scrollBehavior: 'auto !important',
};
reset('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
reset(
  '[data-motion="off"], [data-motion="off"] *, [data-motion="off"] *::before, [data-motion="off"] *::after',
  still,
);
