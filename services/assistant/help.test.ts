import { describe, expect, test } from 'vitest';

import { knowledge } from '../knowledge/knowledge.ts';
import type { ChatMessage } from './Assistant.ts';
import { createOfflineAnswers } from './offline/createOfflineAnswers.ts';

const answer = createOfflineAnswers({ knowledge, random: () => 0 });

/** The answers to messages that follow each other. */
function answersTo(...messages: readonly string[]) {
  const history: ChatMessage[] = [];
  return messages.map((content) => {
    const given = answer(content, history);
    history.push({ content, isUser: true }, { content: given.content, isUser: false });
    return given;
  });
}

describe('after a message of somebody in danger', () => {
  test.each([
    'its ok forget it',
    'goodbye',
    'where can i go',
    'are you a person?',
    'thanks',
    'can we go back in',
  ])('"%s" gets the same help again, without pages', (next) => {
    const [help, again] = answersTo('I want to die', next);
    expect(again).toMatchObject({ content: help?.content, pages: [], suggestions: [], by: 'crisis' });
  });

  test('a plain question about our business is answered after one sentence of help, and the danger is remembered', () => {
    const [help, price, bye] = answersTo('I want to die', 'how much is a chatbot?', 'bye');
    expect(price?.by).toBe('price');
    expect(price?.content).toMatch(/^If anybody is in danger, call \*\*\d+\*\* first\.\n\n/);
    expect(bye?.content).toBe(help?.content);
  });

  test('the help follows the language', () => {
    const [, again] = answersTo('I want to die', 'πού μπορώ να πάω;');
    expect(again).toMatchObject({ by: 'crisis', lang: 'el' });
  });

  test.each([
    ['I smell gas in the kitchen', 'Touch no switch, light no flame'],
    ['μυρίζει γκάζι στο μαγαζί', 'Μην αγγίξετε διακόπτη'],
    ['there is smoke in the server room', 'stay out'],
  ])('"%s" gets the advice of fire brigades, also to the next message', (danger, advice) => {
    const [first, next] = answersTo(danger, 'should I switch on the fan?');
    expect(first?.content).toContain(advice);
    expect(next?.content).toContain(advice);
  });
});
