import { auditing } from '../journeys/auditing.ts';
import { chatting } from '../journeys/chatting.ts';
import { navigating } from '../journeys/navigating.ts';
import { writing } from '../journeys/writing.ts';
import type { Journey, VisitOptions } from '../visit/describeVisits.ts';
import { extend } from './extend.ts';
import { drawnAnew, translateAtOnce, translateLater } from './translate.ts';

/** Every journey once more through pages that something else has changed. */
export function touching(journey: Journey) {
  const ways: Record<string, VisitOptions> = {
    'translated before the app begins': { touch: `${translateAtOnce}`, expected: drawnAnew },
    'translated while it is used': { touch: translateLater, expected: drawnAnew },
    'changed by extensions': { touch: `${extend}`, expected: drawnAnew },
  };
  for (const [way, { expected = [], ...touched }] of Object.entries(ways))
    for (const register of [navigating, chatting, auditing, writing])
      register((title, options, run) =>
        journey(
          `${way}: ${title}`,
          { ...options, ...touched, expected: [...expected, ...(options.expected ?? [])] },
          run,
        ),
      );
}
