import { expect, test } from 'vitest';

import { moreFaqsOf } from '../../knowledge/moreFaqs.ts';
import { countNgrams, createClassifier } from './classifier.ts';
import { normalise } from './normalise.ts';
import { createSpelling } from './spelling.ts';
import { examplesOf, topics } from './topics.ts';

const rank = createClassifier(
  new Map([
    ['price', countNgrams(['what does it cost', 'your prices'])],
    ['place', countNgrams(['where are you', 'your address'])],
  ]),
);

test('a classifier holds that topic for likeliest whose examples have the words', () => {
  expect(rank('where is your address').map(({ id }) => id)).toEqual(['place', 'price']);
  expect(rank('costs').at(0)?.id).toBe('price');
});

test('a classifier rates all topics alike for what it has never seen', () => {
  const [first, second] = rank('qqzz');
  expect((first?.score ?? 0) - (second?.score ?? 0)).toBeLessThan(0.1);
});

test('the spelling mends one slip in a word that nobody knows, and no other', () => {
  const mend = createSpelling(
    new Map([
      ['address', 2],
      ['price', 5],
      ['prize', 1],
    ]),
  );
  const typed = ['adress', 'addresss', 'addrses', 'addtess', 'prixe', 'prize', 'adrss', 'cost'];
  expect(typed.map(mend)).toEqual([
    'address',
    'address',
    'address',
    'address',
    'price',
    'prize',
    'adrss',
    'cost',
  ]);
});

test('topics: each further question of the knowledge base has examples', () => {
  const known = new Set(topics.map(({ id }) => id));
  const never = moreFaqsOf(() => true).filter(({ topic }) => !known.has(topic));
  expect(never, 'The assistant never finds these: write ten ways to ask in details.json').toEqual([]);
});

test('topics: each example is normalised, and each topic has ten', () => {
  for (const topic of topics) {
    const examples = examplesOf(topic);
    expect(examples.filter((example) => normalise(example) !== example)).toEqual([]);
    if (topic.id !== 'sitemap') expect(examples.length, topic.id).toBeGreaterThanOrEqual(10);
  }
});
