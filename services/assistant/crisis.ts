import examples from './crisisExamples.json';
import { type Language, languages, textOf } from './crisisText.ts';
import { greekSound } from './greekSound.ts';
import { createClassifier } from './offline/classifier.ts';
import { everyday } from './offline/everyday.ts';
import greek from './offline/greek.json';
import { normalise } from './offline/normalise.ts';
import { examplesOf, topics } from './offline/topics.ts';

/** Answer to a message of somebody in danger, with its language. */
export interface CrisisAnswer {
  readonly content: string;
  readonly lang: Language;
}

/** Kind of danger: somebody may harm themselves; or illness, injury, fire, violence, a break-in. */
interface Danger {
  readonly lang: Language;
  readonly kind: 'despair' | 'danger';
}

/** Least lead of a danger over all else, by the root of the length; the shorter the text, the less it tells. */
const leastLead = (length: number) => 2 + 50 / length;

/** Spelling to compare in: Greeklish is found as Greek, and Turkish also without its dotless i. */
const spell = (text: string) => greekSound(normalise(text).replaceAll('ı', 'i'));

const spelled = (kinds: Readonly<Record<string, string>>) =>
  Object.values(kinds).flatMap((kind) => kind.trim().split(/;\s+/).map(spell));

/** Makes the comparison with examples of danger, against those of everything else that visitors write. */
function createDangerReader(): (message: string) => Danger | undefined {
  const dangers = new Map<string, Danger>();
  const texts = new Map<string, readonly string[]>();
  for (const lang of languages) {
    texts.set(lang, spelled(examples[lang].ordinary));
    for (const kind of ['despair', 'danger'] as const) {
      dangers.set(`${lang} ${kind}`, { lang, kind });
      texts.set(`${lang} ${kind}`, spelled(examples[lang][kind]));
    }
  }
  texts.set('everyday', spelled(everyday));
  texts.set('company', topics.flatMap(examplesOf).map(spell));
  texts.set(
    'greek',
    Object.values(greek).flatMap((topic) => spelled({ topic: topic.examples })),
  );
  const known = new Map([...texts].flatMap(([id, each]) => each.map((text) => [text, id] as const)));
  const vocabulary = new Set([...known.keys()].flatMap((text) => text.split(' ')));
  const rank = createClassifier(texts);

  /** Danger that a text is an example of, or resembles more than all else. One word alone tells nothing new. */
  function read(text: string): Danger | undefined {
    const same = known.get(text);
    if (same) return dangers.get(same);
    const words = text.split(' ');
    // What is hardly made of known words resembles whatever shares a few letters with it.
    const isForeign =
      words.filter((word) => /\p{L}{2}/u.test(word) && vocabulary.has(word)).length * 3 < words.length;
    if (words.length < 2 || isForeign) return undefined;
    const ratings = rank(text);
    const danger = ratings.find(({ id }) => dangers.has(id));
    const other = ratings.find(({ id }) => !dangers.has(id));
    if (!danger || !other) return undefined;
    const lead = (danger.score - other.score) / Math.sqrt(text.length + 1);
    return lead > leastLead(text.length) ? dangers.get(danger.id) : undefined;
  }

  return (written) => {
    // The letters of an address say nothing.
    const message = written.replace(/\b(?:https?|ftp|mailto):\S*|\S*%[\da-f]{2}\S*/gi, ' ');
    const sentences = message.split(/[.!?;\n]+/).map(spell);
    // A short exclamation beside something else, "Help!", is no danger by itself.
    const telling = sentences.filter((sentence) => sentence.split(' ').length > 2);
    for (const text of [spell(message), ...telling]) {
      const danger = read(text);
      if (danger) return danger;
    }
    return undefined;
  };
}

let readDanger: ReturnType<typeof createDangerReader> | undefined;

/** Returns the answer in the language of the danger, and nothing for a message without danger. */
export function crisisAnswer(message: string): CrisisAnswer | undefined {
  // Made on first use: it learns from all examples of the assistant.
  readDanger ??= createDangerReader();
  const danger = readDanger(message);
  return danger && { content: textOf(danger.lang, danger.kind), lang: danger.lang };
}
