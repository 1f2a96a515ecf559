import { company, offerings } from '#services/knowledge';

import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, chip, followUps, openChat } from './support/chat.ts';
import { open } from './support/site.ts';

test.use({ ai: 'on' });

const service = offerings[3];
const named = service?.title ?? '';

const cases = [
  {
    id: 'CONST-11',
    about: 'services, when the reply names one',
    question: 'Which solution fits a small clinic?',
    reply: `I would start with **${named}**, since you mention calls.`,
    expected: [`Tell me more about ${named}`, 'What other services do you offer?', 'How can I get started?'],
  },
  {
    id: 'CONST-12',
    about: 'services, when the reply names none',
    question: 'What do you offer?',
    reply: 'Many things.',
    expected: followUps.servicesInGeneral,
  },
  {
    id: 'CONST-13',
    about: 'the company',
    question: `Tell me about ${company.name}`,
    reply: 'Gladly.',
    expected: followUps.company,
  },
  {
    id: 'CONST-14',
    about: 'contact',
    question: 'Can I call somebody?',
    reply: 'You can.',
    expected: followUps.contact,
  },
  {
    id: 'CONST-15',
    about: 'anything else',
    question: 'weather',
    reply: 'Sunny, as a rule.',
    expected: followUps.otherwise,
  },
  {
    id: 'CONST-15, A30',
    about: 'anything else: a part of a word is no keyword',
    question: 'Basically, is it sunny?',
    reply: 'Yes.',
    expected: followUps.otherwise,
  },
  {
    id: 'CONST-12, A30',
    about: 'services first, when several would fit',
    question: 'Which service does the company offer by email?',
    reply: 'All.',
    expected: followUps.servicesInGeneral,
  },
];

for (const { id, about, question, reply, expected } of cases) {
  test(`[${id}] the chat suggests follow-ups after a question about ${about}`, async ({ page, gemini }) => {
    gemini.always(answers(reply));
    await open(page, '/about');
    await openChat(page);
    await ask(page, question);
    for (const next of expected) await expect(chip(page, next)).toBeVisible();
    const others = Object.values(followUps)
      .flat()
      .filter((other) => !expected.some((one) => one === other));
    for (const other of others) await expect(chip(page, other)).toHaveCount(0);
  });
}
