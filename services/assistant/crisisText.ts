import { type Emergency, emergency } from '../knowledge/emergency.ts';
import answers from './crisisAnswers.json';

export type Language = keyof typeof answers;
export type Kind = keyof (typeof answers)['en'];

export const languages = Object.keys(answers) as Language[];
export const kinds = Object.keys(answers.en) as Kind[];

/**
 * Text about the scope of 112, which is free in the whole European Union. For another emergency number the scope is
 * unknown.
 */
const everywhere: Readonly<Record<Language, string>> = {
  en: ', everywhere in the European Union',
  el: ', σε όλη την Ευρωπαϊκή Ένωση',
  ru: ', во всём Европейском союзе',
  tr: '',
  ar: '، في كل الاتحاد الأوروبي',
  de: ', in der ganzen Europäischen Union',
  fr: ", dans toute l'Union européenne",
};

/**
 * Returns the help for a kind of danger, with the number to call. A text in `<all>` or `<free>` stays only if that is
 * true of the number.
 */
export const textOf = (lang: Language, kind: Kind, { number, ...facts }: Emergency = emergency): string =>
  answers[lang][kind]
    .replace(/<all>(.*?)<\/all>/g, facts.all ? '$1' : '')
    .replace(/<free>(.*?)<\/free>/g, facts.free ? '$1' : '')
    .replace('{number}', number)
    .replace('{everywhere}', number === '112' ? everywhere[lang] : '');
