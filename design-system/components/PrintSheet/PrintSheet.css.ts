import { assignVars, globalStyle } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { brand } from '../../theme/tokens/brand.ts';

const { color, shadow } = vars;

/** Is a normal block on the screen. On paper it is the only visible element, always in light colours. */
export const printedPart = componentStyle({
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
      // Prints the backgrounds of badges, because browsers do not print backgrounds by default.
      printColorAdjust: 'exact',
    },
  },
});

/** Hides an element on paper. Buttons need no such class: in the printed part they are always hidden. */
export const screenOnly = componentStyle({ '@media': { print: { display: 'none !important' } } });

// Uses the strongest layer, so that no style of a page can make its menu appear on paper.
const onPaper = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: { '@media': { print: rule } } } });

// A4 with the margins of a letter. `@page` needs no media query, and cannot be inside one.
const page: object = { size: 'A4', margin: '16mm 18mm 18mm' };
globalStyle('@page', { '@layer': { [layers.site]: page } });

// Font sizes are in `rem`. With 13 px, running text has about 10.5 pt.
onPaper(`:root:has(${printedPart})`, { fontSize: '13px', background: 'white' });
// Hides the elements beside the printed part, and removes the space of its ancestors.
onPaper(`body:has(${printedPart}) *:not(:has(${printedPart}), ${printedPart}, ${printedPart} *)`, {
  display: 'none',
});
onPaper(`body:has(${printedPart}), body *:has(${printedPart})`, {
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
// Buttons are useless on paper.
onPaper(`${printedPart} button`, { display: 'none' });
// Prints the address after each link to another site. The text of a mail or telephone link already contains the
// address, and a path is useless without the host.
onPaper(`${printedPart} a[href]:not([href^="#"], [href^="/"], [href^="mailto:"], [href^="tel:"])::after`, {
  content: '" (" attr(href) ")"',
  fontSize: '0.88em',
  overflowWrap: 'anywhere',
});
