import { describe, expect, test } from 'vitest';

import { emergency } from '../knowledge/emergency.ts';
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

  test.each([
    ['how long does a project take?', 'time'],
    ['are you open on weekends?', 'hours'],
    ['is there parking near your office?', 'location'],
    ['do you have case studies?', 'case-studies'],
  ])('"%s" is answered on %s, after one sentence of help', (next, topic) => {
    const [, answered] = answersTo('I want to die', next);
    expect(answered?.by).toBe(topic);
    expect(answered?.content).toMatch(/^If anybody is in danger, call/);
  });

  test.each([
    ['I want to die', "I'm fine, thanks", 'en'],
    ['there is smoke in the server room', 'sorry, it was a false alarm', 'en'],
    ['θέλω να πεθάνω', 'Είμαι καλά', 'el'],
  ])('"%s" is over with "%s": later messages get ordinary answers', (danger, allClear, lang) => {
    const [help, over, bye] = answersTo(danger, allClear, 'bye');
    expect(over?.content).toContain(emergency.number);
    expect(over?.content).not.toBe(help?.content);
    expect(over?.lang).toBe(lang);
    expect(bye?.by).toBe('bye');
  });

  test('a new danger after the all-clear gets help again', () => {
    const [help, , again] = answersTo('I want to die', 'I am fine', 'I want to die');
    expect(again?.content).toBe(help?.content);
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
