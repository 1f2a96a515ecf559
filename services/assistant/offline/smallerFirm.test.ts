import { expect, test } from 'vitest';

import { knowledge as all } from '../../knowledge/knowledge.ts';
import { moreFaqsOf } from '../../knowledge/moreFaqs.ts';
import type { KnowledgeBase } from '../../knowledge/types.ts';
import { systemInstruction } from '../chatPrompt.ts';
import { followUpSuggestions } from '../suggestions.ts';
import { createOfflineAnswers } from './createOfflineAnswers.ts';
import greek from './greek.json';
import { examplesOf, topics } from './topics.ts';

const leftOut: readonly string[] = [
  'ai-automation',
  'chatbots',
  'digital-presence',
  'enterprise-it-strategy',
];
const isLeftOut = (path: string) =>
  /^\/(?:blog|case-studies)/.test(path) || leftOut.includes(path.replace(/^\/(?:services\/)?/, ''));
const offerings = all.offerings
  .filter(({ id }) => !leftOut.includes(id))
  .map(({ caseStudy: _, ...offering }) => offering);

/** A firm without calls, posts and cases, which offers neither AI automation, websites nor strategy. */
const knowledge: KnowledgeBase = {
  ...all,
  offerings,
  subOfferings: all.subOfferings.filter(({ id }) => !leftOut.includes(id)),
  automations: all.automations.filter(({ service }) => !leftOut.includes(service)),
  moreFaqs: moreFaqsOf((id) => !leftOut.includes(id)),
  pages: all.pages.filter(({ path }) => !isLeftOut(path)),
  caseStudies: [],
  features: { blog: false, calls: false },
};

const foreign =
  /case-stud|case stud|There are 0|\/blog|ai-automation|AI automation|digital-presence|Digital presence|chatbots\)|handwritten receipts|change the (?:site|pages)|time for a call|The map is|ώρα για τηλεφώνημα|\[Home\]/i;

const answer = createOfflineAnswers({ knowledge, random: () => 0 });
const questions = [
  ...topics.flatMap((topic) => examplesOf(topic).slice(0, 12)),
  ...Object.values(greek).flatMap(({ examples }) => examples.split('; ').slice(0, 4)),
];

test('no local answer speaks of a service, page or call that the firm does not have', {
  timeout: 60_000,
}, () => {
  expect(questions.length).toBeGreaterThan(500);
  const wrong = questions.flatMap((question) => {
    const { content, offers = [], pages } = answer(question);
    const text = `${content} ${pages.map(({ path }) => path).join(' ')}`;
    const found = offers.includes('call') ? 'offers a call' : foreign.exec(text)?.[0];
    return found ? [`${question}: ${found}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('a trial has no price, as the example of one is a service that is left out', () => {
  expect(answer('can we try it first').content).not.toMatch(/€/);
});

test('the model is told of nothing else either', () => {
  const told = systemInstruction(knowledge).replace('[Home](/)', '');
  expect(foreign.exec(told)?.[0]).toBeUndefined();
});

test('no case is suggested', () => {
  const suggested = followUpSuggestions('What services do you offer?', 'Several.', knowledge);
  expect(suggested).toHaveLength(3);
  expect(suggested.join(' ')).not.toMatch(/case/);
});
