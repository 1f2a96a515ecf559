import { emergency } from '../knowledge/emergency.ts';
import type { ChatMessage } from './Assistant.ts';
import { dangerIn } from './crisis.ts';
import { type Kind, kinds, type Language, languages, textOf } from './crisisText.ts';
import { isGreek } from './offline/greek.ts';
import { normalise } from './offline/normalise.ts';

/** Text for a person in danger, with its language. */
export interface Help {
  readonly content: string;
  readonly lang: Language;
}

/** Words of the two dangers that need their own advice, normalised. */
const special = {
  gas: /(?<!\p{L})(?:gas(?! station)|carbon monoxide|gaz|gazi|γκαζι|υγραεριο|gkazi|[yiu]graerio|غاز)(?!\p{L})|(?<!\p{L})газ/u,
  fire: /(?<!\p{L})(?:smoke|on fire|(?:a|the|caught) fire|fire in|flames|φωτια|πυρκαγια|καπνο\S*|fotia|kapno\S*|feuer|rauch|brennt|incendie|fumee|yangin\S*|duman\S*|حريق|دخان)(?!\p{L})|пожар|дым/u,
} as const;

const helpIn = (lang: Language, kind: Kind): Help => ({ content: textOf(lang, kind), lang });

/** Returns the help for a message that names a danger. For gas and fire it is the advice of fire brigades. */
export function helpFor(message: string): Help | undefined {
  const danger = dangerIn(message);
  if (!danger) return undefined;
  const text = normalise(message);
  const kind =
    danger.kind === 'danger' && (['gas', 'fire'] as const).find((each) => special[each].test(text));
  return helpIn(danger.lang, kind || danger.kind);
}

const helps = languages.flatMap((lang) => kinds.map((kind) => ({ kind, ...helpIn(lang, kind) })));

/**
 * Returns the newest help of a conversation once more, in Greek after a Greek message; `undefined` if no answer was a
 * help.
 */
export function helpAgain(message: string, history: readonly ChatMessage[]): Help | undefined {
  const given = history
    .map(({ isUser, content }) => (isUser ? undefined : helps.find((help) => help.content === content)))
    .findLast((help) => help !== undefined);
  return given && helpIn(isGreek(message) ? 'el' : given.lang, given.kind);
}

/** Returns the sentence before the answer to an ordinary question that follows a danger. */
export const helpFirst = (lang: string | undefined): string =>
  lang === 'el'
    ? `Αν κινδυνεύει κάποιος, καλέστε πρώτα το **${emergency.number}**.`
    : `If anybody is in danger, call **${emergency.number}** first.`;
