import { describe, expect, test } from 'vitest';

import type { AssistantReply } from '#services';

import { type Conversation, conversationReducer, newConversation } from './conversation.ts';

const start = newConversation('Hello!', ['What services do you offer?']);
const reply: AssistantReply = {
  content: 'Seven.',
  source: 'ai',
  pages: [],
  suggestions: ['How can I get started?'],
  unsent: false,
};
const asked = conversationReducer(start, { type: 'asked', text: '  hi  ', unsent: false });
const answered = conversationReducer(asked, { type: 'answered', reply });
const contents = ({ messages }: Conversation) => messages.map(({ content }) => content);

describe('conversationReducer', () => {
  test('begins with the welcome and the suggestions', () => {
    expect(contents(start)).toEqual(['Hello!']);
    expect(start).toMatchObject({ pending: false, draft: '', suggestions: ['What services do you offer?'] });
  });

  test('[VAL-03] trims a question, clears draft and suggestions and awaits a reply', () => {
    const typed = conversationReducer(start, { type: 'typed', draft: '  hi  ' });
    expect(conversationReducer(typed, { type: 'asked', text: typed.draft, unsent: false })).toMatchObject({
      draft: '',
      pending: true,
      suggestions: [],
    });
    expect(contents(asked)).toEqual(['Hello!', 'hi']);
  });

  test('notes on each question whether it was sent, first by the mode and then by the reply', () => {
    const question = ({ messages }: Conversation) => messages.at(1);
    const local = conversationReducer(start, { type: 'asked', text: 'hi', unsent: true });
    expect(question(local)).toMatchObject({ unsent: true });
    const sent = conversationReducer(local, { type: 'answered', reply });
    expect(question(sent)).toMatchObject({ unsent: false });
    const stopped = conversationReducer(local, { type: 'answered', reply: { ...reply, unsent: true } });
    expect(question(stopped)).toMatchObject({ unsent: true });
  });

  test('marks an answer that the visitor stopped as cut', () => {
    const written = conversationReducer(asked, { type: 'streamed', text: 'Half of' });
    expect(conversationReducer(written, { type: 'stopped' }).messages.at(-1)).toMatchObject({ cut: true });
  });

  test('[VAL-01] ignores an empty question', () => {
    expect(conversationReducer(start, { type: 'asked', text: ' \n\t ', unsent: false })).toBe(start);
  });

  test('[VAL-02, R-34] ignores a question while a reply is awaited', () => {
    expect(conversationReducer(asked, { type: 'asked', text: 'and?', unsent: false })).toBe(asked);
  });

  test('[ST-07] adds the answer and new suggestions', () => {
    expect(answered).toMatchObject({ pending: false, suggestions: ['How can I get started?'] });
    expect(contents(answered)).toEqual(['Hello!', 'hi', 'Seven.']);
  });

  test('[A15] puts the question back into the draft when the visitor stops', () => {
    const stopped = conversationReducer(asked, { type: 'stopped' });
    expect(stopped).toMatchObject({ pending: false, draft: 'hi' });
    expect(contents(stopped)).toEqual(['Hello!']);
  });

  test('keeps what is written of the answer when the visitor stops', () => {
    const written = conversationReducer(asked, { type: 'streamed', text: 'Seven' });
    expect(written).toMatchObject({ pending: true, written: 'Seven' });
    expect(contents(written)).toEqual(['Hello!', 'hi']);
    const stopped = conversationReducer(written, { type: 'stopped' });
    expect(stopped).toMatchObject({ pending: false, draft: '', written: '' });
    expect(contents(stopped)).toEqual(['Hello!', 'hi', 'Seven']);
  });

  test('the answer takes the place of what was written of it', () => {
    const written = conversationReducer(asked, { type: 'streamed', text: 'Six, no' });
    expect(conversationReducer(written, { type: 'answered', reply })).toEqual(answered);
  });

  test('ignores what is written of an answer that nobody awaits', () => {
    expect(conversationReducer(answered, { type: 'streamed', text: 'More' })).toBe(answered);
  });

  test('ignores a stop while no reply is awaited', () => {
    expect(conversationReducer(answered, { type: 'stopped' })).toBe(answered);
  });

  test('drops the answer and awaits another on a retry', () => {
    const retried = conversationReducer(answered, {
      type: 'retried',
      id: answered.messages.at(-1)?.id ?? -1,
    });
    expect(contents(retried)).toEqual(['Hello!', 'hi']);
    expect(retried.pending).toBe(true);
  });

  test('ignores a retry of the welcome', () => {
    expect(conversationReducer(start, { type: 'retried', id: 0 })).toBe(start);
  });

  test('keeps ids unique after a stop', () => {
    const again = conversationReducer(conversationReducer(asked, { type: 'stopped' }), {
      type: 'asked',
      text: 'once more',
      unsent: false,
    });
    const ids = again.messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
