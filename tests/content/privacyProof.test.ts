import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { knowledge } from '#services/knowledge';
import { privacyPolicy } from '#site/content/legal.ts';
import { promises } from '#site/content/promises.ts';
import { notices } from '#site/features/chat/chat.content.ts';
import { duties, privacyProofs } from './privacyProof.ts';

const policy = privacyPolicy(knowledge);
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

/** Sentences of paragraphs and lists, and whole rows of tables. */
const sentences = policy.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return sentencesOf(block.text);
    if (block.kind === 'list') return block.items.flatMap(sentencesOf);
    return block.kind === 'table' ? block.rows.map((row) => row.join(' | ')) : [];
  }),
);
const says = privacyProofs.flatMap((proof) => proof.says);
const begins = (sentence: string, start: string) =>
  sentence.startsWith(start) || sentence.startsWith(`${knowledge.company.fullName} ${start}`);

test('the privacy page has many sentences', () => {
  expect(sentences.length).toBeGreaterThan(60);
});

test.each(sentences)('the privacy page has a test or a duty of the owner for "%s"', (sentence) => {
  expect(says.filter((start) => begins(sentence, start))).not.toEqual([]);
});

const page = JSON.stringify(policy);
const required = privacyProofs
  .filter(({ under }) => under === undefined || page.includes(under))
  .flatMap((proof) => proof.says)
  .filter((start) => !start.startsWith('Finding our own mistakes'));

test.each(required)('the evidence for "%s" belongs to a sentence of the privacy page', (start) => {
  expect(sentences.some((sentence) => begins(sentence, start))).toBe(true);
});

const tests = privacyProofs.flatMap(({ tests = [] }) => tests);

test.each(tests)('%s has the test that the evidence names: %s', (file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title);
});

test('each proof has tests or a duty, and the handbook lists each duty', () => {
  for (const {
    says: [first],
    tests: evidence = [],
    owner,
  } of privacyProofs)
    expect(evidence.length > 0 || owner !== undefined, first).toBe(true);
  const handbook = readFileSync('.storybook/handbook/AddingContent.mdx', 'utf8');
  for (const duty of Object.values(duties)) expect(handbook).toContain(duty);
});

test('the privacy page makes every promise, and the chat its own', () => {
  for (const promise of Object.values(promises)) expect(page).toContain(promise);
  expect(notices.ai.text).toContain(promises.masked);
  expect(notices.siteByChoice.text).toContain(promises.withoutAi);
});
