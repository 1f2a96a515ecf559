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

/** Match the words of the two dangers that need their own advice, in a normalised text. */
const dangerWords = {
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
    danger.kind === 'danger' && (['gas', 'fire'] as const).find((each) => dangerWords[each].test(text));
  return helpIn(danger.lang, kind || danger.kind);
}

const allHelp = languages.flatMap((lang) => kinds.map((kind) => ({ kind, ...helpIn(lang, kind) })));

const lastHelp = (history: readonly ChatMessage[]) =>
  history.findLastIndex(({ isUser, content }) => !isUser && allHelp.some((help) => help.content === content));

/** Returns the messages after the newest help: those that may be sent to the model and that a follow-up refers to. */
export const sinceHelp = (history: readonly ChatMessage[]): readonly ChatMessage[] =>
  history.slice(lastHelp(history) + 1);

/** Matches a sentence, normalised, that says that nobody is in danger. */
const saysAllClear =
  /^(?:(?:no|sorry|ok|oh|thanks|thank you) )*(?:(?:i am|im|we are|were|everyone is|everybody is) (?:all )?(?:fine|ok|okay|safe|alright|all right)|(?:nobody|no one) is (?:in danger|hurt|ill)|(?:i am|im|we are|were) not (?:in danger|sad|ill|hurt|in trouble)|nothing is wrong|there is no (?:danger|emergency|fire|smoke|gas)|(?:(?:it|that|this) (?:was|is) )?(?:only |just )?(?:a )?(?:joke|joking|kidding|misunderstanding|false alarm|figure of speech)|ειμαι καλα|ειμαστε καλα|δεν κινδυνευει κανεις|λαθος συναγερμος|αστειο ηταν|eimai kala|eimaste kala|lathos synagermos|у меня все хорошо|ложная тревога|iyiyim|yanlıs alarm|انا بخير|mir geht es gut|fehlalarm|je vais bien|fausse alerte)(?: now| again| really| thanks| thank you| danke| merci)*$/;

/**
 * Returns the newest help of a conversation once more, in Greek after a Greek message. If the message says that nobody
 * is in danger, that ends the help: the answer says so, and later messages get `undefined`.
 */
export function helpAgain(message: string, history: readonly ChatMessage[]): Help | undefined {
  const given = allHelp.find(({ content }) => content === history[lastHelp(history)]?.content);
  if (!given || given.kind === 'clear') return undefined;
  const isClear = message.split(/[.!?,;\n]+/).some((sentence) => saysAllClear.test(normalise(sentence)));
  return helpIn(isGreek(message) ? 'el' : given.lang, isClear ? 'clear' : given.kind);
}

/** Returns the sentence before the answer to an ordinary question that follows a danger. */
export const helpFirst = (lang: string | undefined): string =>
  lang === 'el'
    ? `Αν κινδυνεύει κάποιος, καλέστε πρώτα το **${emergency.number}**.`
    : `If anybody is in danger, call **${emergency.number}** first.`;
