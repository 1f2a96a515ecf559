import { knowledge } from '../../../knowledge/knowledge.ts';
import { cluesIn } from '../clues.ts';
import { createReading } from '../readWords.ts';
import type { ExpectedTopics } from '../topics.ts';
import { examplesOfLessons, examplesOfQuestions, examplesOfTitles } from './examples.ts';
import type { Lesson } from './learn.ts';

/** All that the local answers learn from: the lessons as they are written, and questions with their slips corrected. */
export function prepareLessons(questions: ExpectedTopics): readonly Lesson[] {
  const asWritten = createReading(knowledge, () => true);
  const written = [...examplesOfLessons(), ...examplesOfTitles()].map(({ question, ...rest }) => ({
    ...rest,
    words: asWritten(question),
  }));
  const known = new Set(written.flatMap(({ words }) => words.flatMap(cluesIn)));
  const corrected = createReading(knowledge, (word) => cluesIn(word).some((clue) => known.has(clue)));
  const asked = examplesOfQuestions(questions).map(({ question, ...rest }) => ({
    ...rest,
    words: corrected(question),
  }));
  return [...written, ...asked];
}

/** A number that changes when the lessons do. */
export function fingerprint(lessons: readonly Lesson[]): string {
  let hash = 0;
  for (const char of JSON.stringify(lessons.map((lesson) => [lesson, lesson.words.map(cluesIn)]))) {
    hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  }
  return (hash >>> 0).toString(16);
}
