import { country } from '#services/knowledge';

import type { Changes } from './Changes.ts';
import { accentsOf } from './colours.ts';
import type { Firm } from './firm.ts';
import { type SampleFirm, signOf } from './sampleFirm.ts';

const places = 'site/drawings/places';

/**
 * Sets the firm's colours in the themes, removes the drawings of places, and sets the firm's currency in the other
 * drawings.
 */
export function adoptAppearance(changes: Changes, firm: Firm, sample: SampleFirm) {
  for (const [theme, { text, fill, onFill }] of Object.entries(accentsOf(firm.colours)))
    changes.replace(
      `design-system/theme/tokens/${theme}.ts`,
      /accent: \{[^}]*\}/g,
      `accent: { text: '${text}', fill: '${fill}', onFill: '${onFill}' }`,
    );
  for (const name of ['Street', 'Outline', 'OfficeMap']) removeDrawing(changes, name);
  changes.remove(...changes.list(places).filter((file) => !/\/(Street|Outline|OfficeMap)\.tsx$/.test(file)));
  changes.write(
    'site/drawings/PostDrawing/posts.svg',
    '<svg xmlns="http://www.w3.org/2000/svg">\n  <title>Drawings of posts</title>\n</svg>\n',
  );
  const sign = signOf(firm.currency, 'narrowSymbol');
  for (const file of sample.drawingsWithAmounts) {
    changes.replace(file, signOf(country.currency, 'narrowSymbol'), sign);
    if (!firm.languages.includes('Greek'))
      for (const [from, to] of Object.entries(sample.greekInDrawings)) changes.replace(file, from, to);
  }
}

/** Sets the component of a drawing to `undefined` and removes the parts of its file that are then unused. */
function removeDrawing(changes: Changes, name: string) {
  const file = `${places}/${name}.tsx`;
  changes.setConstant(file, name, 'undefined');
  const keptParts = [
    /^import type .*\n/m,
    /\nexport interface [\s\S]*?\n\}\n/,
    /\n\/\*\*[^\n]*\*\/\nexport const [^\n]*\n/,
  ];
  changes.write(file, keptParts.map((part) => part.exec(changes.text(file))?.[0] ?? '').join(''));
}
