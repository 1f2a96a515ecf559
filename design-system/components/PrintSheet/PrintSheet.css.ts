import { assignVars, globalStyle } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { brand } from '../../theme/tokens/brand.ts';

const { color, shadow } = vars;

/** An ordinary block on the screen; the only thing on paper, in light colours whatever the theme. */
export const sheet = componentStyle({
  '@media': {
    print: {
      vars: assignVars(
        { color, shadow },
        { ...brand.light, color: { ...brand.light.color, focus: 'transparent' } },
      ),
      width: 'auto',
      background: 'white',
      color: vars.color.text.body,
      colorScheme: 'light',
      orphans: 3,
      widows: 3,
      // Keeps the fills of badges: browsers do not print backgrounds by default.
      printColorAdjust: 'exact',
    },
  },
});

/** For what is not printed. Buttons are left out anyway. */
export const screenOnly = componentStyle({ '@media': { print: { display: 'none !important' } } });

// The strongest layer: a page must not be able to put its menu on the paper.
const onPaper = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: { '@media': { print: rule } } } });

// A4 with a letter's margins. `@page` cannot be inside a media query, and needs none.
const page: object = { size: 'A4', margin: '16mm 18mm 18mm' };
globalStyle('@page', { '@layer': { [layers.site]: page } });

// Text sizes are in `rem`: 13 px make running text about 10.5 pt.
onPaper(`:root:has(${sheet})`, { fontSize: '13px', background: 'white' });
// Elements beside the printed part are hidden, and its ancestors take no space.
onPaper(`body:has(${sheet}) *:not(:has(${sheet}), ${sheet}, ${sheet} *)`, { display: 'none' });
onPaper(`body:has(${sheet}), body *:has(${sheet})`, {
  display: 'block',
  position: 'static',
  minHeight: 0,
  maxWidth: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'white',
});
// Paper cannot be pressed.
onPaper(`${sheet} button`, { display: 'none' });
// Addresses of links are printed. Mail addresses and telephone numbers are in the text already.
onPaper(`${sheet} a[href]:not([href^="#"], [href^="mailto:"], [href^="tel:"])::after`, {
  content: '" (" attr(href) ")"',
  fontSize: '0.88em',
  overflowWrap: 'anywhere',
});
