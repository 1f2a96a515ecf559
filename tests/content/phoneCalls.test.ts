import { expect, test } from 'vitest';

import { caseExamples } from '#services/knowledge';
import { callLines } from '#site/sections/ProcessDemo/Player.content.ts';

/** First words of an agent in each sample of a phone call that the site's data hold. */
const firstWords = [
  ...callLines.slice(0, 1).map(({ original, english }) => ({ greek: original, english })),
  ...Object.values(caseExamples).flatMap(({ kind, lines }) =>
    kind === 'call' ? lines.slice(0, 1).map(({ greek, text }) => ({ greek, english: text })) : [],
  ),
];

test('samples of phone calls begin with an AI system of a named business, in English and in Greek', () => {
  for (const { greek, english } of firstWords) {
    expect(english).toMatch(/^You are (?:talking|speaking) to an AI system of \w+/);
    if (greek !== undefined)
      expect(greek).toMatch(/^Μιλάτε με σύστημα τεχνητής νοημοσύνης τ(?:ου|ης) \p{L}+/u);
  }
});
