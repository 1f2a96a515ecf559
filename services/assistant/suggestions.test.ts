import { describe, expect, test } from 'vitest';

import { knowledge } from '../knowledge/knowledge.ts';
import { followUpSuggestions, initialSuggestions } from './suggestions.ts';

const name = knowledge.company.name;
const titles = knowledge.offerings.map(({ title }) => title);
const first = titles[0] ?? '';
const last = titles.at(-1) ?? '';
const follow = (question: string, reply = 'A reply.') => followUpSuggestions(question, reply, knowledge);

const titled = (title: string) => [
  `Tell me more about ${title}`,
  'What other services do you offer?',
  'How can I get started?',
];
const services = [
  'What industries do you work with?',
  'Can you share some case studies?',
  'How do you implement these services?',
];
const company = [
  'What is your company mission?',
  'How long have you been in business?',
  'What makes the company different?',
];
const contact = [
  'Can I schedule a consultation?',
  'Do you offer free assessments?',
  'What is your typical response time?',
];
const otherwise = [
  'What services do you offer?',
  'Tell me about your AI solutions',
  'How can I contact your team?',
];

describe('[CONST-11, CONST-12, CONST-13, CONST-14, CONST-15, A30] followUpSuggestions', () => {
  test('are these three before the first message', () => {
    expect(initialSuggestions(knowledge)).toEqual([
      'What services do you offer?',
      `Tell me about ${name}`,
      'How can I contact you?',
    ]);
  });

  test('name the service that the reply names first', () => {
    expect(follow('Which service is it?', `Take ${last.toLowerCase()}, then ${first}.`)).toEqual(
      titled(last),
    );
    expect(follow('solutions?', `You want **${first}**.`)).toEqual(titled(first));
  });

  test('do not take a part of a word for a title', () => {
    expect(follow('What do you offer?', `${first}ish things`)).toEqual(services);
  });

  test.each([
    ['What services do you offer?', services],
    ['OFFERINGS', services],
    ['the company', company],
    [`Tell me about ${name}`, company],
    [`${name.toLowerCase()}?`, company],
    ['How can I contact you?', contact],
    ['your e-mail', contact],
    ['can I call', contact],
    ['weather', otherwise],
    ['', otherwise],
  ])('follow "%s" with the texts of its rule', (question, expected) => {
    expect(follow(question)).toEqual(expected);
  });

  test('take the first rule that fits: service, company, contact, otherwise', () => {
    expect(follow('contact me about a service')).toEqual(services);
    expect(follow('contact me about it')).toEqual(company);
  });

  test.each(['basically', 'roundabout', 'selfservice', 'unsolution'])(
    'look at the start of words only, so "%s" is none of them',
    (word) => expect(follow(word)).toEqual(otherwise),
  );
});
