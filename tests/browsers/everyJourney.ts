import { earlyInput } from './earlyInput.ts';
import { auditing } from './journeys/auditing.ts';
import { chatting } from './journeys/chatting.ts';
import { navigating } from './journeys/navigating.ts';
import { pages } from './journeys/pages.ts';
import { writing } from './journeys/writing.ts';
import { blocking } from './touched/blocking.ts';
import { pressing } from './touched/pressing.ts';
import { returning } from './touched/returning.ts';
import { touching } from './touched/touching.ts';
import type { Journey } from './visit/describeVisits.ts';

/** All journeys, which must work in every engine. */
export function everyJourney(journey: Journey) {
  for (const register of [
    pages,
    navigating,
    chatting,
    auditing,
    writing,
    touching,
    pressing,
    blocking,
    returning,
    earlyInput,
  ])
    register(journey);
}
