import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { allProse } from './prose.ts';

/** Phrases that readers did not understand alone, each with the one that took its place. */
const replaced: readonly (readonly [old: string, now: string])[] = [
  ['Give the tangle to the machine', 'We take the routine work off your team'],
  ['answers, routes, reports and keeps a record', 'answers calls, enters invoices and sends reports'],
  ['eats your week', 'take your time every week'],
  ['the number we promised', 'the result we promised in writing'],
  ['Read what did not work', 'Read the case, with what went wrong'],
  ['answers questions instead of collecting them', 'A website that takes bookings and orders'],
  ['A plan you can defend', 'A list of what to automate first'],
  ['Routine with fixed rules', 'Work that is the same every time'],
  ['Routine that needs reading', 'Work that is worded differently every time'],
  ['We leave;', 'Your people run it'],
  ['Ready in the catalogue', 'Tasks this service takes over'],
  ['Watch one go through', 'Play this example'],
  ['Your own effort', 'Effort for your team'],
  ['five of them optional', 'Three fields to fill in'],
  ['They stay in this browser', 'Your name, email and phone stay in this browser'],
  ['You ask for', 'You are asking for'],
  ['roles at your table', 'people you will work with'],
  ['Full audits with a last page', 'Audits that also say what not to automate'],
  ['Shops that had to be online', 'Websites that take bookings and orders'],
  ['process without hands', 'The first automated process'],
  ['A phone that answers itself', 'The first voice agent'],
  ['Notes from the workshop', 'Articles on AI, the law and costs'],
  ['quotes went quiet', 'How many quotes got no answer'],
  ['hear from the van', 'get a message from the van'],
  ['Often asked for', 'Services'],
  ['Posted or held', 'Posted or waiting'],
  ['Second ring', 'After two rings'],
  ['Not complaints', 'Never complaints'],
  ['What moved', 'What changed'],
  ['Said first', 'Greeting'],
  ['For you', 'Call back'],
  ['It was Thursday', 'Weekly newsletter'],
  ['A quote lay open', 'Quote not answered'],
  ['The rare', 'Rare cases'],
  ['The changing', 'Changing rules'],
  ['The broken', 'Broken processes'],
];

/** Drawings whose labels are text. */
const drawings = [
  'site/sections/ProcessDemo/demonstrations.svg',
  'site/sections/ServiceSheet/sheets.svg',
  'site/drawings/PostDrawing/posts.svg',
];

const texts = [
  // Posts have room to explain a phrase.
  ...allProse().filter(({ file }) => !file.endsWith('.md')),
  ...drawings.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/<text[^>]*>([^<]*)/g), ([, text = '']) => ({
      file,
      text,
    })),
  ),
];
/** A label of one or two words counts as a whole, a longer phrase wherever it stands. */
const holds = (text: string, phrase: string) =>
  phrase.split(' ').length > 2 ? text.includes(phrase) : text.trim() === phrase;

describe('the words of the site', () => {
  test.each(replaced)('do not say "%s" any more', (old) => {
    expect(texts.filter(({ text }) => holds(text, old))).toEqual([]);
  });

  test.each(replaced)('say, instead of "%s", "%s"', (_, now) => {
    expect(texts.some(({ text }) => text.includes(now))).toBe(true);
  });
});
