import { describe, expect, test } from 'vitest';

import { splitText, splitTitle, tidyTitle } from './splitTitle.ts';

test.each([
  ['1. Chatbot:', 'Chatbot'],
  ['🤖 Chatbot –', 'Chatbot'],
  ['Solution 2: Chatbot', 'Chatbot'],
  ['Key Opportunity #1 - Chatbot', 'Chatbot'],
  ['Title: Chatbot', 'Chatbot'],
  ['Chatbot.', 'Chatbot'],
  ['Chatbot --', 'Chatbot'],
  ['Chatbot v1.2.', 'Chatbot v1.2.'],
  ['  Chatbot  ', 'Chatbot'],
  ['2.1 Chatbot', 'Chatbot'],
  ['a) Chatbot', 'Chatbot'],
  ['24/7 chatbot', '24/7 chatbot'],
])('makes %j a title', (text, title) => expect(tidyTitle(text)).toBe(title));

describe('plain text', () => {
  test.each([
    ['Chatbot: answers customers', 'Chatbot', 'answers customers'],
    ['Chatbot - answers customers', 'Chatbot', 'answers customers'],
    ['Chatbot. It answers', 'Chatbot', 'It answers'],
    ['Chatbot. It answers: all', 'Chatbot', 'It answers: all'],
    ['Chatbot: it answers. All', 'Chatbot', 'it answers. All'],
    ['Chatbot e.g. for you', 'Chatbot e.g. for you', ''],
    ['Chatbot.  It answers', 'Chatbot', 'It answers'],
    ['Chatbot:', 'Chatbot', ''],
    ['-'.repeat(130), '', ''],
    ['Chatbot', 'Chatbot', ''],
    ['', '', ''],
    [': answers customers', ': answers customers', ''],
    ['✓ 1. Title: Chatbot: answers', 'Chatbot', 'answers'],
    [`${'x'.repeat(120)}: y`, 'x'.repeat(120), 'y'],
  ])('%j has the title %j and the description %j', (text, title, description) => {
    expect(splitText(text)).toEqual({ title, description });
  });

  test('of more than 120 characters is a sentence, and its beginning the title', () => {
    expect(splitText('x'.repeat(120))).toEqual({ title: 'x'.repeat(120), description: '' });
    const long = 'word '.repeat(25).trim();
    expect(splitText(long)).toEqual({ title: `${'word '.repeat(15).trim()}…`, description: long });
    const late = `${'x'.repeat(121)}: y`;
    expect(splitText(late)).toEqual({ title: `${'x'.repeat(79)}…`, description: late });
  });
});

describe('a bold beginning', () => {
  test.each([
    ['Chatbot', '', 'Chatbot', ''],
    ['Chatbot:', 'answers', 'Chatbot', 'answers'],
    ['Chatbot', ': answers', 'Chatbot', 'answers'],
    ['Chatbot', '– answers', 'Chatbot', 'answers'],
    ['Solution 1:', 'Chatbot: answers', 'Chatbot', 'answers'],
    ['Title', ': Chatbot', 'Chatbot', ''],
    ['Chat solution', ': answers', 'Chat solution', 'answers'],
    ['Title page', ': answers', 'Title page', 'answers'],
    ['Chat-bot', 'answers customers', 'Chat-bot', 'Chat-bot answers customers'],
    ['Chatbot', 'for all (hotels)', 'Chatbot', 'Chatbot for all (hotels)'],
    ['Chatbot', '(for hotels)', 'Chatbot (for hotels)', ''],
    ['Chatbot', '(for hotels) and more', 'Chatbot', 'Chatbot (for hotels) and more'],
    ['Chatbot', 'for hotels: answers', 'Chatbot for hotels', 'answers'],
    ['Chatbot', 'answers customers', 'Chatbot', 'Chatbot answers customers'],
    ['Chatbot', `${'x'.repeat(60)}: y`, `Chatbot ${'x'.repeat(60)}`, 'y'],
    ['Chatbot', `${'x'.repeat(61)}: y`, 'Chatbot', `Chatbot ${'x'.repeat(61)}: y`],
  ])('%j before %j gives the title %j and the description %j', (lead, rest, title, description) => {
    expect(splitTitle({ lead, rest })).toEqual({ title, description });
  });
});
