import type { KnowledgeBase, Service, SubService } from '../../knowledge/types.ts';
import { compile, type Evidence, fits, type Pattern } from './patterns.ts';
import { companyRules } from './rules/companyRules.ts';
import { elsewhereRules } from './rules/elsewhereRules.ts';
import { generalRules } from './rules/generalRules.ts';
import { serviceRules } from './rules/serviceRules.ts';
import { stem } from './stem.ts';
import { canonical } from './synonyms.ts';
import { keywordTopics, type Topic, topics } from './topics.ts';
import { corrected, vocabularyOf } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What a question is about. */
export interface Reading {
  readonly topic: Topic | undefined;
  /** False if nothing but a general word such as "services" speaks for the topic. */
  readonly certain: boolean;
  /** True if it is about something that no company's website knows. */
  readonly elsewhere: boolean;
  /** The service or solution named in it, also when the topic is another. */
  readonly subject: Service | SubService | undefined;
  /** The canonical stems of the question, spelling corrected. */
  readonly stems: readonly string[];
  /** The words of the question, spelling corrected. */
  readonly words: readonly string[];
}

type Rules = readonly (readonly [topic: Topic, patterns: readonly Pattern[]])[];

/** Evidence below this proves nothing. */
const enough = 3;
/** What a title says, it says clearly; no rule has this weight. */
const titleWeight = 12;
/** From here on what is asked is clear, whatever it is asked about. */
const clear = 5;
/** Topics that say what something is about rather than what is asked; a service that is named more clearly goes first. */
const broad: ReadonlySet<Topic> = new Set<Topic>([
  'about',
  'automations',
  'blog',
  'industries',
  'results',
  'technologies',
]);

/** Prepares the reading of questions about this company. */
export function createReader(base: KnowledgeBase): (text: string) => Reading {
  const subjects = [...base.services, ...base.subServices];
  const company = rulesFrom({
    ...companyRules,
    about: withName(companyRules.about ?? {}, base.company.name),
  });
  const questions = company.filter(([topic]) => !broad.has(topic));
  const matters = company.filter(([topic]) => broad.has(topic));
  const titled: Partial<Record<Topic, Evidence>> = { ...serviceRules };
  for (const { id, title } of subjects) titled[id] = withTitle(serviceRules[id], title);
  const services = rulesFrom(titled);
  const general = rulesFrom(generalRules);
  const elsewhere = compile(elsewhereRules);
  const known = vocabularyOf(
    [...company, ...services, ...general].map(([, patterns]) => patterns),
    elsewhere,
    base,
  );

  function read(text: string): Reading & { readonly asks: boolean } {
    const words = wordsOf(text).map((word) => corrected(word, known));
    const stems = words.map((word) => canonical(stem(word)));
    const asked = best(questions, stems);
    const named = best(services, stems);
    const word = best(general, stems);
    const outside = score(elsewhere, stems);
    const alone = keywordAlone(words);
    const topic = alone ?? choose(asked, [best(matters, stems), named, word], outside);
    return {
      topic,
      certain: alone !== undefined || (topic !== undefined && topic !== word?.topic),
      elsewhere: topic === undefined && outside >= enough,
      subject: named && subjects.find(({ id }) => id === named.topic),
      stems,
      words,
      asks: asked !== undefined && topic === asked.topic && asked.score >= clear,
    };
  }

  return (text) => {
    const whole = read(text);
    // After a story comes the question: if its last sentence asks clearly, that is what is meant.
    const sentences = text.match(/[^.!?;]+[.!?;]*/g) ?? [];
    const last = sentences.length > 1 ? read(sentences.at(-1) ?? '') : undefined;
    return last?.asks ? { ...whole, topic: last.topic, certain: true, elsewhere: false } : whole;
  };
}

/** A keyword of the specification that is the whole message. */
function keywordAlone(words: readonly string[]): Topic | undefined {
  const message = words.join('-');
  return keywordTopics.find((topic) => topic === message);
}

interface Found {
  readonly topic: Topic;
  readonly score: number;
}

/** Decides between what is asked, what it is asked about, and the rest of the world. */
function choose(
  asked: Found | undefined,
  others: readonly (Found | undefined)[],
  outside: number,
): Topic | undefined {
  const question = asked && asked.score >= clear ? asked : undefined;
  const all = [asked, ...others].filter((found) => found !== undefined);
  const winner = question ?? all.toSorted((a, b) => b.score - a.score)[0];
  return winner && winner.score > outside ? winner.topic : undefined;
}

function score(patterns: readonly Pattern[], stems: readonly string[]): number {
  return patterns.reduce((sum, pattern) => sum + (fits(pattern, stems) ? pattern.weight : 0), 0);
}

function best(rules: Rules, stems: readonly string[]): Found | undefined {
  let found: Found | undefined;
  for (const [topic, patterns] of rules) {
    const sum = score(patterns, stems);
    if (sum >= enough && sum > (found?.score ?? 0)) found = { topic, score: sum };
  }
  return found;
}

function rulesFrom(evidence: Partial<Record<Topic, Evidence>>): Rules {
  return topics.flatMap((topic) => {
    const rules = evidence[topic];
    return rules ? [[topic, compile(rules)] as const] : [];
  });
}

function withTitle(evidence: Evidence, title: string): Evidence {
  return { ...evidence, [titleWeight]: wordsOf(title).join(' ') };
}

function withName(evidence: Evidence, name: string): Evidence {
  return { ...evidence, 3: [evidence[3] ?? [], wordsOf(name).join(' ')].flat().join(', ') };
}
