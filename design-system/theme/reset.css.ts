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
  // Clear of the header above, and below of a message in the corner.
  scrollPadding: `calc(${vars.width.headerHeight} + ${vars.space.l}) 0 6rem`,
  scrollBehavior: 'smooth',
});
reset('body', {
  minHeight: '100vh',
  fontSize: vars.size.body,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.loose,
  textWrap: 'pretty',
  // Unlike `break-word`, it lets a part of a row or grid become narrower than its longest word.
  overflowWrap: 'anywhere',
});
// Columns stay as wide as their longest word: a table that is too wide scrolls.
reset('th, td', { overflowWrap: 'break-word' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// Buttons that need scripts are hidden without them; the button of a form with an address still works.
reset('button:not(form[action] button)', {
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
reset('summary', { cursor: 'pointer' });
// Print shows the content of every closed element.
reset('main details:not([open])::details-content', {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('ul[class], ol[class]', { listStyle: 'none', padding: 0 });
reset('a', { color: 'inherit' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' });
reset('::selection', { background: vars.color.accent.fill, color: vars.color.accent.onFill });
reset('[hidden]', { display: 'none !important' });
// The browser ignores presses while a page fades into the next, so the fade is short.
reset('::view-transition-old(*), ::view-transition-new(*)', { animationDuration: vars.duration.fast });
// No motion: the visitor's system asks for it, or the visitor switched it off here (`animationsEnabled`).
const still = {
  animationDuration: '1ms !important',
  animationDelay: '0s !important',
  animationIterationCount: '1 !important',
  // `none`, not a short duration, which would make every property transition, focus rings too.
  transition: 'none !important',
  scrollBehavior: 'auto !important',
};
reset('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
reset(
  '[data-motion="off"], [data-motion="off"] *, [data-motion="off"] *::before, [data-motion="off"] *::after',
  still,
);
