import type { KnowledgeBase, Service, SubService } from '../../knowledge/types.ts';
import { createJudge, type Judgement } from './judge.ts';
import { createReading } from './readWords.ts';
import { relevantWords } from './relevance.ts';
import { stem } from './stem.ts';
import { companyTopics, keywordTopics, type Label } from './topics.ts';

/** What a question is about. */
export interface Reading {
  /** `undefined` if nothing is likely enough. */
  readonly label: Label | undefined;
  /** The service or solution named in it, also when the topic is another. */
  readonly subject: Service | SubService | undefined;
  /** The stems of the question, spelling corrected. */
  readonly stems: readonly string[];
  /** The words of the question, spelling corrected. */
  readonly words: readonly string[];
}

/** A likelihood below this is a guess. */
const enough = 0.22;
/** From here on nobody doubts what is asked. */
const clear = 0.6;
/** A service this much likelier than the other services together was named, even if the question is about its price. */
const named = 1.5;

/** What one asks after a story; services are what stories are about. */
const asked: ReadonlySet<Label> = new Set<Label>([
  ...companyTopics.filter((topic) => topic !== 'industries' && topic !== 'results'),
  'location',
  'contact',
  'price',
  'consultation',
  'why-choose',
]);
/** What one says beside what one means. */
const courtesies: ReadonlySet<Label> = new Set<Label>(['hello', 'thanks', 'bye', 'help', 'none', 'search']);

/** Prepares the reading of questions about this company by what was learnt. */
export function createReader(base: KnowledgeBase, weights: string): (text: string) => Reading {
  const { knows, judge } = createJudge(weights);
  const wordsIn = createReading(base, knows);
  const subjects = [...base.services, ...base.subServices].map((subject) => ({
    subject,
    title: wordsIn(subject.title).join(' '),
  }));

  /** A question whose own words nobody knows is a matter for the search, unless the others are clear. */
  function judged(words: readonly string[]): readonly Judgement[] {
    const judgements = words.some(knows) ? judge(words) : [];
    const telling = relevantWords(words);
    const guess = telling.length > 0 && !telling.some(knows);
    return guess && (judgements[0]?.likelihood ?? 0) < clear ? [] : judgements;
  }

  function subjectOf(words: readonly string[], judgements: readonly Judgement[]) {
    const text = ` ${words.join(' ')} `;
    const titled = subjects.find(({ title }) => text.includes(` ${title} `));
    if (titled) return titled.subject;
    const [first, ...others] = judgements.filter(({ label }) => serviceOf(label));
    const rest = others.reduce((sum, { likelihood }) => sum + likelihood, 0);
    return first && first.likelihood > named * rest ? serviceOf(first.label) : undefined;
  }

  function serviceOf(label: Label) {
    return subjects.find(({ subject }) => subject.id === (label === 'website' ? 'digital-presence' : label))
      ?.subject;
  }

  return (text) => {
    const words = wordsIn(text);
    const judgements = judged(words);
    const sentences = text.match(/[^.!?;\n]+[.!?;\n]*/g) ?? [];
    const parts = sentences.length > 1 ? sentences.flatMap((part) => judged(wordsIn(part))[0] ?? []) : [];
    const label = keywordAlone(words) ?? choose(judgements[0], parts);
    return { label, subject: subjectOf(words, judgements), stems: words.map(stem), words };
  };
}

/** A keyword of the specification that is the whole message. */
function keywordAlone(words: readonly string[]): Label | undefined {
  const message = words.join('-');
  return keywordTopics.find((topic) => topic === message);
}

/** After a story comes the question, and beside a greeting comes what is meant. */
function choose(whole: Judgement | undefined, parts: readonly Judgement[]): Label | undefined {
  const last = parts.at(-1);
  if (last && last.likelihood >= clear && asked.has(last.label)) return last.label;
  if (!whole || whole.likelihood < enough || courtesies.has(whole.label)) {
    const meant = parts.filter(({ label }) => !courtesies.has(label));
    const surest = meant.toSorted((a, b) => b.likelihood - a.likelihood)[0];
    if (surest && surest.likelihood >= clear) return surest.label;
  }
  return whole && whole.likelihood >= enough ? whole.label : undefined;
}
