import { emergency } from '../knowledge/emergency.ts';
import answers from './crisisAnswers.json';
import { crisisPatterns, figuresOfSpeech } from './crisisPatterns.ts';
import { greekSound } from './greekSound.ts';
import { normalise } from './offline/normalise.ts';

type Language = keyof typeof answers;

/** Answer to a message of somebody in danger, with its language. */
export interface CrisisAnswer {
  readonly content: string;
  readonly lang: Language;
}

/** Returns the answer in the language that the danger is named in, and nothing for a message without danger. */
export function crisisAnswer(message: string): CrisisAnswer | undefined {
  // Turkish is written without its dotless i as often as with it.
  const text = figuresOfSpeech.reduce(
    (rest, figure) => rest.replace(figure, ' '),
    normalise(message).replaceAll('ı', 'i'),
  );
  const sound = greekSound(text);
  for (const lang of Object.keys(answers) as Language[]) {
    const { despair, danger } = crisisPatterns[lang];
    const isIn = (pattern: RegExp) => pattern.test(lang === 'el' ? sound : text);
    const kind = despair.some(isIn) ? 'despair' : danger.some(isIn) && 'danger';
    if (kind) return { content: answers[lang][kind].replace('{number}', emergency.number), lang };
  }
  return undefined;
}
