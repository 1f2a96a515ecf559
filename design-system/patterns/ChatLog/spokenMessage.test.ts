// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { spokenMessage } from './spokenMessage.ts';

const spoken = (html: string) => {
  const message = document.createElement('article');
  message.innerHTML = html;
  return spokenMessage(message);
};

it('[X-10] reads a message out whole, with a pause after each part', () => {
  expect(
    spoken(
      '<h3>Assistant</h3><div><p>We build <strong>three</strong> things:</p><ol><li>Chatbots</li><li>Voice agents</li></ol></div><div><span>AI answer</span></div>',
    ),
  ).toBe('Assistant: AI answer. We build three things: Chatbots. Voice agents.');
  expect(spoken('<h3>You</h3><div>How long?\nAnd how much</div>')).toBe('You: How long? And how much.');
  expect(spoken('<h3>Βοηθός</h3><div>Δύο εβδομάδες</div>')).toBe('Βοηθός: Δύο εβδομάδες.');
});

it('[X-10] names neither the buttons nor the drawings of a message', () => {
  expect(
    spoken(
      '<h3>Assistant</h3><div>Yes.</div><div><span aria-hidden="true">•</span><button>Copy</button></div>',
    ),
  ).toBe('Assistant: Yes.');
});
