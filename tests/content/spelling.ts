import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';

import { caseStudyBriefs, company, contact, country } from '#services/knowledge';

/** Names, and the terms of the trade, that the dictionary does not have. One a line, capitals first, in order. */
export const extraWords: readonly string[] = readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** The company's own names are right however they are spelt. */
const names = [
  company.fullName,
  ...company.people.map(({ name }) => name),
  company.founder.name,
  country.name,
  ...company.languages,
  ...Object.values(contact.headquarters),
  // Places and names in what the firm says of itself and its clients.
  ...[company.description, company.audience, ...caseStudyBriefs.map(({ client }) => client)].flatMap(
    (text) => text.match(/\p{Lu}[\p{L}-]+/gu) ?? [],
  ),
].flatMap((name) => name.split(/[\s,()-]+/));

const british = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
const accepted = new Set([...extraWords, ...names]);

/** Latin words of three letters or more; Greek ones, numbers and addresses are none. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\S*(@|:\/\/|www\.)\S*|\/[\w/#-]+|[\w-]+\.\w+(?=\W|$)/g, ' ')
    .replaceAll('’', "'")
    .match(/(?<![\p{L}\p{N}])\p{Script=Latin}{2,}('?\p{Script=Latin})+(?![\p{L}\p{N}])/gu) ?? [];

/** Whether the dictionary has a word; "-ize" forms, which it has, are refused: the site writes "organise". */
export const inDictionary = (word: string): boolean =>
  (british.correct(word) || british.correct(word.replace(/'s?$/, ''))) && !american(word);

const american = (word: string) =>
  /[a-z]iz(e|es|ed|er|ers|ing|ation|ations)$/.test(word) &&
  british.correct(word.replace(/iz(?=[a-z]+$)/, 'is'));

/** The words of a text that are misspelt, each once. */
export const misspelt = (text: string): string[] => [
  ...new Set(wordsOf(text).filter((word) => !accepted.has(word.replace(/'s?$/, '')) && !inDictionary(word))),
];
