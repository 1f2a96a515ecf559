import examples from './crisisExamples.json';
import { type Language, languages } from './crisisText.ts';
import { greekSound } from './greekSound.ts';
import { countNgrams, createClassifier } from './offline/classifier.ts';
import { everyday } from './offline/everyday.ts';
import followUps from './offline/followUps.json';
import greek from './offline/greek.json';
import { normalise, plainLetters } from './offline/normalise.ts';
import { topics } from './offline/topics.ts';

/** Danger in a message: `despair` for self-harm; `emergency` for illness, injury, fire, violence or a break-in. */
export interface Danger {
  /** Language of the message. */
  readonly lang: Language;
  readonly kind: 'despair' | 'emergency';
}

/**
 * Minimum lead of a danger over all other topics. The lead is the difference of the scores, divided by the root of the
 * length. Short texts need a larger lead, because they are less certain. A long text may be a little more like another
 * topic: help that nobody needed costs less than help that is missing.
 */
const minLead = (length: number) => 40 / length - 1;

/**
 * Minimum length of a word that a message must share with the examples of its danger. Shorter words, such as "de" and
 * "la", occur in all messages.
 */
const minWordLength = 3;

/**
 * Converts a text to the spelling for comparison. Greek and Greeklish become the same, and the Turkish dotless i
 * becomes i.
 */
const spell = (text: string) => greekSound(text.replaceAll('ı', 'i'));

/** Converts all examples to the spelling for comparison. One text for all of them takes a third of the time. */
const spelled = (kinds: readonly string[]) =>
  spell(plainLetters(kinds.join('; ')))
    .trim()
    .split(/\s*;\s+/);

/** Creates the comparison of a message with examples of danger and with examples of all other topics. */
function createDangerReader() {
  const dangers = new Map<string, Danger>();
  const texts = new Map<string, readonly string[]>();
  for (const lang of languages) {
    texts.set(lang, spelled(Object.values(examples[lang].ordinary)));
    for (const kind of ['despair', 'emergency'] as const) {
      dangers.set(`${lang} ${kind}`, { lang, kind });
      texts.set(`${lang} ${kind}`, spelled(Object.values(examples[lang][kind])));
    }
  }
  texts.set('everyday', spelled(Object.values(everyday)));
  texts.set('company', spelled(topics.map((topic) => topic.examples)));
  // “Too much” alone may be despair.
  texts.set('follow-ups', spelled(Object.values({ ...followUps, 'too-expensive': '', 'own-time': '' })));
  texts.set('greek', spelled(Object.values(greek).map((topic) => topic.examples)));
  const known = new Map([...texts].flatMap(([id, each]) => each.map((text) => [text, id] as const)));
  const wordsByTopic = new Map(
    [...texts].map(([id, each]) => [id, new Set(each.flatMap((text) => text.split(' ')))] as const),
  );
  const vocabulary = new Set([...wordsByTopic.values()].flatMap((words) => [...words]));
  const rank = createClassifier(new Map([...texts].map(([id, each]) => [id, countNgrams(each)])));

  /**
   * Returns the danger that a text is an example of, or that it resembles more than any other topic. A single unknown
   * word is never enough.
   */
  function read(text: string): Danger | undefined {
    const same = known.get(text);
    if (same) return dangers.get(same);
    const words = text.split(' ');
    // A text of few known words, such as an address, could match any topic that shares a few letters.
    const longer = words.filter((word) => /[\p{L}\p{N}]{2}/u.test(word));
    const isForeign = longer.filter((word) => vocabulary.has(word)).length * 2 < longer.length;
    if (words.length < 2 || isForeign) return undefined;
    const ratings = rank(text);
    const danger = ratings.find(({ id }) => dangers.has(id));
    const other = ratings.find(({ id }) => !dangers.has(id));
    if (!danger || !other) return undefined;
    const dangerWords = wordsByTopic.get(danger.id);
    if (!words.some((word) => word.length >= minWordLength && dangerWords?.has(word))) return undefined;
    const lead = (danger.score - other.score) / Math.sqrt(text.length + 1);
    return lead > minLead(text.length) ? dangers.get(danger.id) : undefined;
  }

  function isAboutBusiness(message: string): boolean {
    const topicsOf = (word: string) =>
      [...wordsByTopic].filter(([, words]) => words.has(word)).map(([id]) => id);
    return spell(normalise(message))
      .split(' ')
      .map(topicsOf)
      .some(
        (ids) => (ids.includes('company') || ids.includes('greek')) && !ids.some((id) => dangers.has(id)),
      );
  }

  function dangerOf(written: string): Danger | undefined {
    // URLs are removed, because their letters have no meaning here.
    const message = written.replace(/\b(?:https?|ftp|mailto):\S*|\S*%[\da-f]{2}\S*/gi, ' ');
    const sentences = message.split(/[.!?;\n]+/).map((sentence) => spell(normalise(sentence)));
    // A short exclamation next to another sentence, such as "Help!", is no danger on its own.
    const longSentences = sentences.filter((sentence) => sentence.split(' ').length > 2);
    for (const text of [spell(normalise(message)), ...longSentences]) {
      const danger = read(text);
      if (danger) return danger;
    }
    return undefined;
  }

  return { dangerOf, isAboutBusiness };
}

let reader: ReturnType<typeof createDangerReader> | undefined;

/** Prepares the comparison. That takes up to 0.2 seconds, because it learns all examples of the assistant. */
export function prepareDangerReader() {
  reader ??= createDangerReader();
  return reader;
}

/** Returns the danger that a message names; `undefined` for a message without danger. */
export const dangerIn = (message: string): Danger | undefined => prepareDangerReader().dangerOf(message);

/**
 * Whether a message has a word of our business that no example of danger has. Without such a word, a message after a
 * danger may still be about the danger.
 */
export const isAboutBusiness = (message: string): boolean => prepareDangerReader().isAboutBusiness(message);
