import { knowledge } from '../../../knowledge/knowledge.ts';
import { serviceEntries } from '../../../knowledge/serviceEntries.ts';
import { type ExpectedTopics, type Label, labels } from '../topics.ts';
import { companyLessons } from './companyLessons.ts';
import { elsewhereLessons } from './elsewhereLessons.ts';
import { everydayLessons } from './everydayLessons.ts';
import { expand } from './expand.ts';
import { idiomLessons } from './idiomLessons.ts';
import { keywordLessons } from './keywordLessons.ts';
import type { Lessons } from './Lessons.ts';
import type { Lesson } from './learn.ts';
import { serviceLessons } from './serviceLessons.ts';
import { workLessons } from './workLessons.ts';

/** A lesson as it is spelt. */
export interface Example extends Omit<Lesson, 'words'> {
  readonly question: string;
}

/** The lessons and the ways in which each service is asked for, written out. */
export function examplesOfLessons(): readonly Example[] {
  const lessons: readonly Lessons[] = [
    companyLessons,
    workLessons,
    keywordLessons,
    serviceLessons,
    elsewhereLessons,
    everydayLessons,
    idiomLessons,
  ];
  const ofLessons = lessons.flatMap((lesson) =>
    labels.flatMap((label) => examplesOfLines(label, (lesson[label] ?? '').trim().split('\n'))),
  );
  return [...ofLessons, ...serviceEntries.flatMap(({ id, askedAs }) => examplesOfLines(id, askedAs))];
}

/** A line with many variants counts more than one with few, but not as often. */
function examplesOfLines(label: Label, lines: readonly string[]): readonly Example[] {
  return lines.filter(Boolean).flatMap((line) => {
    const questions = expand(line);
    const weight = questions.length ** -0.4;
    return questions.map((question) => ({ question, labels: [label], weight }));
  });
}

/** Each service and solution by its own name. */
export function examplesOfTitles(): readonly Example[] {
  const opening =
    '(hello|hi|good morning|) (tell me more about|tell me about|can you help me with|could you help us with|I am interested in|what about|what is|do you do|information on|we need|explain|)';
  return [...knowledge.services, ...knowledge.subServices].flatMap(({ id, title }) =>
    expand(`${opening} ${title}`).map((question) => ({ question, labels: [id], weight: 0.3 })),
  );
}

/** Questions with their labels; a page stands for what leads to it. */
export function examplesOfQuestions(sets: ExpectedTopics): readonly Example[] {
  return sets.flatMap(([expected, questions]) => {
    const meant = [...new Set(expected.map(labelFor))];
    return questions.map((question) => ({ question, labels: meant, weight: 1 }));
  });
}

function labelFor(expected: ExpectedTopics[number][0][number]): Label {
  if (expected === '/privacy') return 'data-protection';
  if (expected === '/enterprise-it-strategy') return 'enterprise-it-strategy';
  return labels.find((label) => label === expected) ?? 'search';
}
