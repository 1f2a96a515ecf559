import { emergency } from '../knowledge/emergency.ts';
import answers from './crisisAnswers.json';

export type Language = keyof typeof answers;
export type Kind = keyof (typeof answers)['en'];

export const languages = Object.keys(answers) as Language[];
export const kinds = Object.keys(answers.en) as Kind[];

/** Scope of 112, which is free in the whole European Union; of another number that is not known. */
const everywhere: Readonly<Record<Language, string>> = {
  en: ', everywhere in the European Union',
  el: ', σε όλη την Ευρωπαϊκή Ένωση',
  ru: ', во всём Европейском союзе',
  tr: '',
  ar: '، في كل الاتحاد الأوروبي',
  de: ', in der ganzen Europäischen Union',
  fr: ", dans toute l'Union européenne",
};

/** Help for a kind of danger, with the number to call. */
export const textOf = (lang: Language, kind: Kind): string =>
  answers[lang][kind]
    .replace('{number}', emergency.number)
    .replace('{everywhere}', emergency.number === '112' ? everywhere[lang] : '');
