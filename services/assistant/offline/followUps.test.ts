import { expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import examples from './followUps.json';
import { followUpOf } from './followUps.ts';
import { normalise } from './normalise.ts';
import { createQuestionReader } from './readQuestion.ts';
import { topics } from './topics.ts';

const read = createQuestionReader(knowledge);
const meaningOf = (question: string) => read(question, true).meaning;
const after = { topicBefore: 'price', reply: '', subject: 'consultancy' };

test('follow-ups: each example is normalised, and stands once in a meaning', () => {
  for (const texts of Object.values(examples)) {
    const each = texts.split('; ');
    expect(each.filter((text) => normalise(text) !== text)).toEqual([]);
    expect(each.length).toBe(new Set(each).size);
  }
});

test('follow-ups: each meaning is answered by a topic, or is about the conversation itself', () => {
  const ids = new Set(topics.map(({ id }) => id));
  const meanings = new Set(
    Object.values(examples).flatMap((texts) => meaningOf(texts.split('; ')[0] ?? '') ?? []),
  );
  const unanswered = [...meanings].filter((meaning) => {
    const { topic = '' } = followUpOf(meaning, { ...after, topicBefore: 'case-studies' }) ?? {};
    return topic !== '' && topic !== after.subject && !ids.has(topic);
  });
  expect(meanings.size).toBeGreaterThan(30);
  expect(unanswered).toEqual([]);
});

// None of these is an example.
test.each([
  ['and per employee?', 'per-unit'],
  ['how much in a year then', 'running-costs'],
  ['is this price every month or what', 'once-or-monthly'],
  ['is this price with tax', 'vat'],
  ['in how many weeks would it work', 'time'],
  ['who will be making this thing', 'who-works'],
  ['and when it says something wrong?', 'mistakes'],
  ['sounds like a lot of work for my people', 'own-time'],
  ['hm thats more than i thought', 'too-expensive'],
  ['why does it cost us so much', 'dearer'],
  ['what would you want from us for that', 'needs'],
  ['can the caller still speak with my secretary', 'person'],
  ['what comes out of this for me', 'results'],
  ['could you make something like this for us too', 'getting-started'],
  ['does it put the data in our erp', 'technologies'],
  ['has somebody in our trade done that', 'case-ours'],
  ['how can i be sure it does what you say', 'guarantee'],
  ['ok and after that', 'next'],
  ['which of them is quicker to make', 'faster'],
  ['howlongdoesittake', 'time'],
])('the follow-up "%s" means %s', (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});

test.each([
  'and for a shop?',
  'who is the founder',
  'can it book a table',
  'can we stop after a month',
  'does it speak greek',
  'what is the difference between a chatbot and a voice agent',
  'what if the internet is down',
  'our invoices are typed by hand',
  'who won the match yesterday',
])('"%s" means the same in a conversation as alone', (question) => {
  expect(meaningOf(question)).toBeUndefined();
});

test('a meaning without its condition is left to the topics', () => {
  expect(followUpOf('too-expensive', { ...after, subject: undefined })).toBeUndefined();
  expect(
    followUpOf('too-expensive', { ...after, subject: undefined, reply: 'It costs €3,200.' })?.topic,
  ).toBe('too-expensive');
});
