// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { spokenMessage } from './spokenMessage.ts';

const spoken = (html: string) => {
  const message = document.createElement('article');
  message.innerHTML = html;
  return spokenMessage(message);
};

it('[X-10] the spoken message is complete, with a pause after each part', () => {
  expect(
    spoken(
      '<h3>Assistant</h3><div><p>We build <strong>three</strong> things:</p><ol><li>Chatbots</li><li>Voice agents</li></ol></div><div><span>AI answer</span></div>',
    ),
  ).toBe('Assistant: AI answer. We build three things: 1. Chatbots. 2. Voice agents.');
  expect(spoken('<h3>You</h3><div>How long?\nAnd<b> how much</b></div>')).toBe(
    'You: How long? And how much.',
  );
  expect(spoken('<h3>Βοηθός</h3><div>Δύο εβδομάδες</div>')).toBe('Βοηθός: Δύο εβδομάδες.');
});

it('[X-10] the spoken message has the numbers of an ordered list', () => {
  expect(
    spoken(
      '<h3>Assistant</h3><div><ol start="3"><li><p>Price</p><ul><li>Fixed</li></ul></li><li><p>Try</p></li></ol></div>',
    ),
  ).toBe('Assistant: 3. Price. Fixed. 4. Try.');
});

it('[X-10] the spoken message leaves out buttons and drawings', () => {
  expect(
    spoken(
      '<h3>Assistant</h3><div>Yes.</div><div><span aria-hidden="true">•</span><button>Copy</button></div>',
    ),
  ).toBe('Assistant: Yes.');
});
