import { auditing } from '../journeys/auditing.ts';
import { chatting } from '../journeys/chatting.ts';
import { navigating } from '../journeys/navigating.ts';
import { writing } from '../journeys/writing.ts';
import type { Journey } from '../visit/describeVisits.ts';
import { extend } from './extend.ts';
import { hydrationErrors, translateAtOnce, translateLater } from './translate.ts';

const ways: readonly (readonly [string, string])[] = [
  ['translated before the app begins', `${translateAtOnce}`],
  ['translated while it is used', translateLater],
  ['changed by extensions', `${extend}`],
];

/** Repeats every journey on pages that an extension or a translator has changed. Each journey has one of the changes. */
export function touching(journey: Journey) {
  let turn = 0;
  for (const register of [navigating, chatting, auditing, writing])
    register((title, options, run) => {
      const [way, touch] = ways[turn++ % ways.length] ?? [];
      const expected = [...hydrationErrors, ...(options.expected ?? [])];
      journey(`${way}: ${title}`, { ...options, touch, expected }, run);
    });
}
