import { expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import crisis from '../crisisExamples.json';
import { everyday } from './everyday.ts';
import greek from './greek.json';
import { topics } from './topics.ts';

const { company, contact } = knowledge;
const { address, city, country } = contact.headquarters;
const street = address.split(' ').find((word) => /^\p{Lu}/u.test(word)) ?? address;

test.each([company.name, company.founder.name, street, city, country])(
  'no example names %s, so that the assistant fits a company in another place',
  (name) => {
    const texts = JSON.stringify([crisis, everyday, greek, topics.map((topic) => topic.examples)]);
    expect(texts.toLowerCase()).not.toContain(name.toLowerCase());
  },
);
