import { expect, test } from 'vitest';

import { contradictionsIn } from '#tests/content/figures.sample.ts';
import { systemInstruction } from './assistant/chatPrompt.ts';
import { createOfflineAnswers } from './assistant/offline/createOfflineAnswers.ts';
import { auditSystemInstruction } from './audit/auditPrompt.ts';
import { methodNote } from './audit/reportDocument.ts';
import { parseRoi } from './audit/roiEstimate.ts';
import { templateReport } from './audit/templates/templateReport.ts';
import { reportRange } from './knowledge/firstYear.ts';
import { knowledge } from './knowledge/knowledge.ts';

const questions = [
  ...knowledge.faqs.map(({ question }) => question),
  'What does it cost?',
  'How long does a project take?',
  'Tell me about your company',
  ...knowledge.offerings.flatMap(({ title }) => [`Tell me about ${title}`, `What does ${title} cost?`]),
];
const answer = createOfflineAnswers({ knowledge });
const report = templateReport(null);

/** Texts that the services make of the knowledge. */
const texts = new Map([
  ...questions.map((question): [string, string] => [question, JSON.stringify(answer(question))]),
  ['prompt of the chat', systemInstruction(knowledge)],
  ['prompt of the audit', auditSystemInstruction(knowledge)],
  ['report', `${JSON.stringify(report)} ${methodNote}`],
]);

test('no answer, prompt or report contradicts the figures of the knowledge', () => {
  expect(texts.size).toBeGreaterThan(20);
  expect(contradictionsIn(texts)).toEqual([]);
});

const ranges = report.recommendedSolutions.map(({ roi }) => roi);

test('the ranges of a report are those that the texts around them assume', () => {
  const ends = ranges.flatMap((range) => Object.values(parseRoi(range) ?? {}));
  expect([Math.min(...ends), Math.max(...ends)]).toEqual([reportRange.least, reportRange.most]);
});
