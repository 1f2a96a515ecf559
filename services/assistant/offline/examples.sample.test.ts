import { expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import crisis from '../crisisExamples.json';
import details from './details.json';
import { everyday } from './everyday.ts';
import followUps from './followUps.json';
import greek from './greek.json';
import taskExamples from './taskExamples.json';
import { createTopicAnswers } from './topicAnswers.ts';
import { topics } from './topics.ts';

const { company, contact } = knowledge;
const { address, city, country } = contact.headquarters;
const street = address.split(' ').find((word) => /^\p{Lu}/u.test(word)) ?? address;

test('each topic of a file has an answer', () => {
  const answer = createTopicAnswers(knowledge, []);
  const unanswered = topics.flatMap(({ id }) => (id in details || answer(id, { words: [] }) ? [] : [id]));
  expect(unanswered, 'Write an `answer` in the topic, or an entry with its id in moreFaqs.ts').toEqual([]);
});

test('each automation has examples of its task', () => {
  expect(
    knowledge.automations.filter(({ id }) => !(id in taskExamples)),
    'Write them in taskExamples.json',
  ).toEqual([]);
});

test.each([company.name, company.founder.name, street, city, country])(
  'no example names %s, so that the assistant fits a company in another place',
  (name) => {
    const texts = JSON.stringify([
      crisis,
      everyday,
      followUps,
      greek,
      taskExamples,
      topics.map((topic) => topic.examples),
    ]);
    expect(texts.toLowerCase()).not.toContain(name.toLowerCase());
  },
);
