import { createCrisisLikeness, type Danger } from './crisisLikeness.ts';
import { crisisPhrases, figuresOfSpeech, phraseLists } from './crisisPhrases.ts';
import { type Language, languages, textOf } from './crisisText.ts';
import { greekSound } from './greekSound.ts';
import { isGreek } from './offline/greek.ts';
import { normalise } from './offline/normalise.ts';

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
const patterns = languages.map((lang) => {
  const spelling = lang === 'el' ? spellGreek : spell;
  const { despair, danger } = crisisPhrases[lang];
  return { lang, spelling, despair: patternsOf(despair, spelling), danger: patternsOf(danger, spelling) };
});

let likeness: ReturnType<typeof createCrisisLikeness> | undefined;

const withoutFigures = (text: string) => figures.reduce((rest, figure) => rest.replace(figure, ' '), text);

/** Danger that a phrase names, and the language of the phrase. */
function namedDanger(text: string): readonly [Language, Danger] | undefined {
  for (const { lang, spelling, despair, danger } of patterns) {
    const compared = spelling(text);
    const isIn = (pattern: RegExp) => compared.search(pattern) >= 0;
    if (despair.some(isIn)) return [lang, 'despair'];
    if (danger.some(isIn)) return [lang, 'danger'];
  }
  return undefined;
}

/** Danger that the message or one of its sentences resembles, in English and Greek. */
function likelyDanger(message: string): readonly [Language, Danger] | undefined {
  // Made on first use: it learns from all examples of the assistant.
  likeness ??= createCrisisLikeness();
  for (const part of new Set([message, ...message.split(/[.!?;\n]+/)])) {
    const typed = spell(part);
    const kind = withoutFigures(typed) === typed ? likeness(part) : undefined;
    if (kind) return [isGreek(part) ? 'el' : 'en', kind];
  }
  return undefined;
}

/** Returns the answer in the language that the danger is named in, and nothing for a message without danger. */
export function crisisAnswer(message: string): CrisisAnswer | undefined {
  const [lang, kind] = namedDanger(withoutFigures(spell(message))) ?? likelyDanger(message) ?? [];
  return lang && kind && { content: textOf(lang, kind), lang };
}
