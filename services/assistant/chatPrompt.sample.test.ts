import { describe, expect, test } from 'vitest';

import { knowledge } from '../knowledge/knowledge.ts';
import { conversationRequest, singlePromptRequest, systemInstruction } from './chatPrompt.ts';

const { signal } = new AbortController();
const system = systemInstruction(knowledge);

describe('systemInstruction', () => {
  test('holds the facts that visitors ask for', () => {
    const { company, contact, offerings, faqs } = knowledge;
    const facts = [
      company.fullName,
      company.mission,
      ...Object.values(company.stats),
      contact.email,
      contact.phone,
      contact.headquarters.address,
      ...offerings.map(({ title }) => title),
      ...faqs.map(({ answer }) => answer),
      '€11,200, 9 weeks, €480 a month to run',
      '(/privacy)',
    ];
    for (const fact of facts) expect(system).toContain(fact);
  });

  test('is small enough to be sent with a conversation', () => {
    expect(new TextEncoder().encode(system).length).toBeLessThan(27_000);
  });
});

describe('the two requests of a question', () => {
  const history = [
    { role: 'user', text: 'Do you\nspeak Greek?' },
    { role: 'model', text: 'Yes.' },
  ] as const;

  test('the usual one ends with the question', () => {
    const { turns, intent } = conversationRequest(system, history, 'And English?', signal);
    expect(turns).toEqual([...history, { role: 'user', text: 'And English?' }]);
    expect(intent).toBe('chat');
  });

  test('the second one is a single prompt with the conversation in it', () => {
    const { turns } = singlePromptRequest(system, history, 'And English?', signal);
    expect(turns).toHaveLength(1);
    expect(turns[0]?.role).toBe('user');
    expect(turns[0]?.text).toMatch(/Visitor: Do you speak Greek\?\nAssistant: Yes\.[\s\S]*And English\?$/);
  });

  test('the second one is the question alone when nothing came before', () => {
    expect(singlePromptRequest(system, [], 'And English?', signal).turns).toEqual([
      { role: 'user', text: 'And English?' },
    ]);
  });

  test('the second one keeps the end of a long conversation, and all of the question', () => {
    const long = [{ role: 'user' as const, text: `${'😀'.repeat(5000)}the end` }];
    const text = singlePromptRequest(system, long, 'And English?', signal).turns[0]?.text ?? '';
    expect([...text].length).toBeLessThan(1000);
    expect(text).toContain('the end');
    expect(text).not.toMatch(/\p{Surrogate}/u);
  });
});
