import { describe, expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import type { ChatMessage } from '../Assistant.ts';
import { createOfflineAnswers } from './createOfflineAnswers.ts';

const answer = createOfflineAnswers({ knowledge, random: () => 0 });

/** Returns the answers to these messages, each said after those before it. */
function answersTo(...messages: readonly string[]): readonly string[] {
  const history: ChatMessage[] = [];
  for (const content of messages)
    history.push(
      { content, isUser: true },
      { content: answer(content, history).content, isUser: false, source: 'site' },
    );
  return history.flatMap(({ content, isUser }) => (isUser ? [] : [content]));
}

describe('an answer that was just given', () => {
  test.each([
    ['ring me on 99 765 432', 'or write to eleni.k@example.com'],
    ['how do I reach you?', 'what is your phone number'],
    ['this is unacceptable', 'I want to make a complaint'],
    ['What is in the audit?', 'What is in the audit?'],
  ])('is given again whole after "%s" and "%s"', (first, second) => {
    const [before, after] = answersTo(first, second);
    expect(after).toBe(before);
  });

  test.each([
    ['What is data analytics?', 'do you do forecasts', 'Forecasts come with their error'],
    ['What is process automation?', 'too much typing', 'it goes like this'],
    ['When does it pay for itself?', 'when does it pay off for my uncle', 'I find no more about that here.'],
  ])('is shortened to a part or to a way to a person after "%s" and "%s"', (first, second, part) => {
    const [before = '', after] = answersTo(first, second);
    expect(after).toContain(part);
    expect(after).not.toContain(before);
  });

  test('is given again whole to a question with no new word', () => {
    const [, before, after] = answersTo('Do you make voice agents?', 'how much is it', 'and the price?');
    expect(after).toBe(before);
  });

  test('is shortened to its first sentence for a reader in a hurry', () => {
    const [before = '', after = ''] = answersTo('Tell me about voice agents', 'shorter please');
    expect(before.startsWith(after)).toBe(true);
    expect(after.length * 2).toBeLessThan(before.length);
  });
});

describe('the rest of a message', () => {
  test('is not said to be unanswered if it only tells of the writer', () => {
    expect(answer("We're a bakery of 8 people. What does a website cost?").content).not.toContain('the rest');
  });
});

test.each(['this is unacceptable', 'do you take card', 'are you certified', 'can you give me references'])(
  '"%s" names the ways to a person in one paragraph',
  (question) => {
    const { contact } = knowledge;
    const ways = answer(question)
      .content.split('\n\n')
      .filter((paragraph) =>
        [contact.phone, contact.email, '/contact'].some((way) => paragraph.includes(way)),
      );
    expect(ways).toHaveLength(1);
  },
);
