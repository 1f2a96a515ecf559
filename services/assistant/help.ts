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

/** Patterns for gas and fire, which need their own advice. For normalised text. */
const specialDangers = {
  gas: /(?<!\p{L})(?:gas(?! station)|carbon monoxide|gaz|gazi|γκαζι|υγραεριο|gkazi|[yiu]graerio|غاز)(?!\p{L})|(?<!\p{L})газ/u,
  fire: /(?<!\p{L})(?:smoke|on fire|(?:a|the|caught) fire|fire in|flames|φωτια|πυρκαγια|καπνο\S*|fotia|kapno\S*|feuer|rauch|brennt|incendie|fumee|yangin\S*|duman\S*|حريق|دخان)(?!\p{L})|пожар|дым/u,
} as const;

const helpIn = (lang: Language, kind: Kind): Help => ({ content: textOf(lang, kind), lang });

/** Returns the help for a message that names a danger. For gas and fire it is the advice of fire brigades. */
export function helpFor(message: string): Help | undefined {
  const danger = dangerIn(message);
  if (!danger) return undefined;
  const text = normalise(message);
  const special = (['gas', 'fire'] as const).find((each) => specialDangers[each].test(text));
  return helpIn(danger.lang, danger.kind === 'emergency' ? (special ?? 'emergency') : danger.kind);
}

const allHelp = languages.flatMap((lang) => kinds.map((kind) => ({ kind, ...helpIn(lang, kind) })));

/**
 * Returns the index of the newest help, or -1. Help is found by its text, so a stored conversation needs no field for
 * it.
 */
const lastHelpIndex = (history: readonly ChatMessage[]) =>
  history.findLastIndex(({ isUser, content }) => !isUser && allHelp.some((help) => help.content === content));

/** Returns the messages after the newest help. A follow-up refers only to these. */
export const sinceHelp = (history: readonly ChatMessage[]): readonly ChatMessage[] =>
  history.slice(lastHelpIndex(history) + 1);

/** Sentences, normalised, that say that nobody is in danger. Patterns of regular expressions. */
const allClear: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '(?:i am|im|we are|were|everyone is|everybody is) (?:all )?(?:fine|ok|okay|safe|alright|all right)',
    '(?:nobody|no one) is (?:in danger|hurt|ill)',
    '(?:i am|im|we are|were) not (?:in danger|sad|ill|hurt|in trouble)',
    'nothing is wrong',
    'there is no (?:danger|emergency|fire|smoke|gas)',
    '(?:(?:it|that|this) (?:was|is) )?(?:only |just )?(?:a )?(?:joke|joking|kidding)',
    '(?:(?:it|that|this) (?:was|is) )?(?:only |just )?(?:a )?(?:misunderstanding|false alarm|figure of speech)',
  ],
  el: [
    'ειμαι καλα',
    'ειμαστε καλα',
    'δεν κινδυνευει κανεις',
    'λαθος συναγερμος',
    'αστειο ηταν',
    'eimai kala',
    'eimaste kala',
    'lathos synagermos',
  ],
  ru: ['у меня все хорошо', 'ложная тревога'],
  tr: ['iyiyim', 'yanlıs alarm'],
  ar: ['انا بخير'],
  de: ['mir geht es gut', 'fehlalarm'],
  fr: ['je vais bien', 'fausse alerte'],
};

const anyAllClear = Object.values(allClear).flat().join('|');

/** Matches a normalised sentence that says that nobody is in danger, with or without polite words around it. */
const saysAllClear = new RegExp(
  `^(?:(?:no|sorry|ok|oh|thanks|thank you) )*(?:${anyAllClear})(?: now| again| really| thanks| thank you| danke| merci)*$`,
);

/**
 * Returns the newest help of a conversation once more, in Greek after a Greek message. If the message says that nobody
 * is in danger, returns the all-clear text. After it, this function returns `undefined`.
 */
export function helpAgain(message: string, history: readonly ChatMessage[]): Help | undefined {
  const given = allHelp.find(({ content }) => content === history[lastHelpIndex(history)]?.content);
  if (!given || given.kind === 'clear') return undefined;
  const isClear = message.split(/[.!?,;\n]+/).some((sentence) => saysAllClear.test(normalise(sentence)));
  return helpIn(isGreek(message) ? 'el' : given.lang, isClear ? 'clear' : given.kind);
}

/** Returns the reminder of the emergency number, for the top of an ordinary answer after a message about danger. */
export const helpFirst = (lang: string | undefined): string =>
  lang === 'el'
    ? `Αν κινδυνεύει κάποιος, καλέστε πρώτα το **${emergency.number}**.`
    : `If anybody is in danger, call **${emergency.number}** first.`;
