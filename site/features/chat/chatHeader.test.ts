import { expect, test } from 'vitest';

import type { AssistantStatus } from '#services';

import { chatHeader } from './chatHeader.ts';

const ai: AssistantStatus = { mode: 'ai', errors: 0, withoutAi: false, model: 'available' };
const sends = /sent to it/;
const sendsNothing = /nothing is sent/;

// The whole header in each state: line under the title, notice, switch, button "Try AI again".
test.each<[state: string, Partial<AssistantStatus>, announcesNext: boolean, unknown[]]>([
  ['before the server has answered', { model: 'unknown' }, false, [undefined, sends, true, false]],
  ['with a key', {}, false, [undefined, sends, true, false]],
  ['after an answer of the site to a limit', {}, true, [/next message goes to AI/, sends, true, false]],
  ['once AI is switched on', { model: 'unknown' }, true, [/next message goes to AI/, sends, true, false]],
  ['after one error', { errors: 1 }, true, [/AI did not answer/, sends, true, false]],
  ['without AI by choice', { withoutAi: true }, true, [/as you chose/, sendsNothing, true, false]],
  [
    'after three errors',
    { mode: 'offline', errors: 3 },
    true,
    [/Our site answers, not AI/, sendsNothing, false, true],
  ],
  [
    'without a key',
    { mode: 'offline', model: 'absent' },
    false,
    [/from our site$/, sendsNothing, false, false],
  ],
  [
    'without a key, and without AI by choice',
    { mode: 'offline', model: 'absent', withoutAi: true },
    true,
    [/from our site$/, sendsNothing, false, false],
  ],
])(
  'the header of the chat tells one truth %s',
  (_, change, announcesNext, [status, notice, hasSwitch, hasRetry]) => {
    const header = chatHeader({ ...ai, ...change }, announcesNext);
    expect(header).toEqual({
      status: status && expect.stringMatching(status as RegExp),
      notice: expect.objectContaining({ text: expect.stringMatching(notice as RegExp) }),
      hasSwitch,
      hasRetry,
    });
  },
);

test('the header of the chat does not name AI where there is no key', () => {
  expect(JSON.stringify(chatHeader({ ...ai, mode: 'offline', model: 'absent' }, true))).not.toMatch(
    /\bAI\b|Gemini/,
  );
});
