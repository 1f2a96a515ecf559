import { emergency } from '../knowledge/emergency.ts';
import answers from './crisisAnswers.json';
import { crisisPhrases, figuresOfSpeech, phraseLists } from './crisisPhrases.ts';
import { greekSound } from './greekSound.ts';
import { normalise } from './offline/normalise.ts';

type Language = keyof typeof answers;

/** Answer to a message of somebody in danger, with its language. */
export interface CrisisAnswer {
  readonly content: string;
  readonly lang: Language;
}

/** Spelling in which messages and phrases are compared. Turkish is written without its dotless i as often as with it. */
const spell = (text: string) => normalise(text).replaceAll('ı', 'i');
const spellGreek = (text: string) => greekSound(spell(text));

/** Makes the pattern of each line of phrases. */
function patternsOf(phrases: string, spelling = spell): readonly RegExp[] {
  return phrases
    .trim()
    .split(/\n\s*/)
    .map((line) => {
      const pattern = withLists(line)
        .replace(/(?<!\\)[\p{L}\p{M}'’]+/gu, spelling)
        .replaceAll('.. ', '(?:\\S+ ){0,3}')
        .replaceAll('~', '\\S*')
        .replaceAll(/\((?!\?)/g, '(?:');
      return new RegExp(`(?<!\\S)(?:${pattern})(?!\\S)`, 'g');
    });
}

/** Puts lists in the place of their names, also inside lists. */
function withLists(phrases: string): string {
  return phrases.replace(/\{(\w+)\}/g, (_, name: keyof typeof phraseLists) => {
    const list = phraseLists[name].trim().replace(/\n\s*/g, '');
    return `(${withLists(list)})`;
  });
}

const figures = patternsOf(figuresOfSpeech);
const patterns = (Object.keys(answers) as Language[]).map((lang) => {
  const spelling = lang === 'el' ? spellGreek : spell;
  const { despair, danger } = crisisPhrases[lang];
  return { lang, spelling, despair: patternsOf(despair, spelling), danger: patternsOf(danger, spelling) };
});

/** Returns the answer in the language that the danger is named in, and nothing for a message without danger. */
export function crisisAnswer(message: string): CrisisAnswer | undefined {
  const text = figures.reduce((rest, figure) => rest.replace(figure, ' '), spell(message));
  for (const { lang, spelling, despair, danger } of patterns) {
    const compared = spelling(text);
    const isIn = (pattern: RegExp) => compared.search(pattern) >= 0;
    const kind = despair.some(isIn) ? 'despair' : danger.some(isIn) && 'danger';
    if (kind) return { content: answers[lang][kind].replace('{number}', emergency.number), lang };
  }
  return undefined;
}
