import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import { createOfflineAnswers } from './createOfflineAnswers.ts';
import { noMatchText } from './noMatch.ts';

describe('[ERR-12, A37] createNoMatch, when nothing fits', () => {
  /** Dice that can be thrown again (mulberry32). */
  function dice(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }
  const draw = (seed: number, times: number) => {
    const ask = createOfflineAnswers({ knowledge, random: dice(seed) });
    return Array.from({ length: times }, () => ask('qqxx zzyq'));
  };

  test('says one of five things: the specified text, or an offer of a person with a link to the contact page', () => {
    const said = new Set(draw(1, 200).map(({ content }) => content));
    expect(said.size).toBe(5);
    expect(said).toContain(noMatchText);
    for (const text of said) if (text !== noMatchText) expect(text).toMatch(/\]\(\/contact\)/);
  });

  test('never says the same twice in a row', () => {
    let random = dice(0);
    const ask = createOfflineAnswers({ knowledge, random: () => random() });
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        random = dice(seed);
        const said = Array.from({ length: 8 }, () => ask('qqxx zzyq').content);
        for (const [index, text] of said.entries()) expect(text).not.toBe(said[index + 1]);
      }),
    );
  });

  test('says the same things for the same dice', () => {
    expect(draw(7, 10)).toEqual(draw(7, 10));
  });
});
