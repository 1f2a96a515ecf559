import { emergency } from '../knowledge/emergency.ts';
import type { ChatMessage } from './Assistant.ts';
import { type CrisisAnswer, crisisAnswer } from './crisis.ts';
import { kinds, languages, textOf } from './crisisText.ts';
import { isGreek } from './offline/greek.ts';
import { normalise } from './offline/normalise.ts';

/** Words, normalised, for the dangers that need specific advice besides an emergency number. */
const dangers = {
  gas: /(?<!\p{L})(?:gas(?! station)|carbon monoxide|gaz|gazi|γκαζι|υγραεριο|gkazi|[yiu]graerio|غاز)(?!\p{L})|(?<!\p{L})газ/u,
  fire: /(?<!\p{L})(?:smoke|on fire|(?:a|the|caught) fire|fire in|flames|φωτια|πυρκαγια|καπνο\S*|fotia|kapno\S*|feuer|rauch|brennt|incendie|fumee|yangin\S*|duman\S*|حريق|دخان)(?!\p{L})|пожар|дым/u,
} as const;

const helps = languages.flatMap((lang) => kinds.map((kind) => ({ lang, kind, content: textOf(lang, kind) })));

/** Returns the help for a message about a danger; for gas and fire with the advice of fire brigades. */
export function helpFor(message: string): CrisisAnswer | undefined {
  const answer = crisisAnswer(message);
  if (answer?.content !== (answer && textOf(answer.lang, 'danger'))) return answer;
  const text = normalise(message);
  const kind = (['gas', 'fire'] as const).find((each) => dangers[each].test(text));
  return answer && kind ? { ...answer, content: textOf(answer.lang, kind) } : answer;
}

/**
 * Returns the latest help of a conversation again, in Greek after a Greek message; `undefined` if no message needed
 * help.
 */
export function helpAgain(message: string, history: readonly ChatMessage[]): CrisisAnswer | undefined {
  const given = history
    .map(({ isUser, content }) => (isUser ? undefined : helps.find((help) => help.content === content)))
    .findLast((help) => help !== undefined);
  if (!given) return undefined;
  const lang = isGreek(message) ? 'el' : given.lang;
  return { content: textOf(lang, given.kind), lang };
}

/** Sentence before the answer to an ordinary question that follows a danger. */
export const helpFirst = (lang: string | undefined): string =>
  lang === 'el'
    ? `Αν κινδυνεύει κάποιος, καλέστε πρώτα το **${emergency.number}**.`
    : `If anybody is in danger, call **${emergency.number}** first.`;
