import { capitalise } from '../../capitalise.ts';
import { formatMoney } from '../../knowledge/formatMoney.ts';
import type { PriceExample } from '../../knowledge/offerings/OfferingPrice.ts';
import type { CaseStudy, Faq, KnowledgeBase, Offering, SubOffering } from '../../knowledge/types.ts';
import { escapeMarkdown, type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { normalise } from './normalise.ts';
import type { AnswerContext } from './Topic.ts';

/** Returns the answer of the FAQ on this topic; "" if there is none. */
export function faqAnswer({ faqs }: KnowledgeBase, topic: NonNullable<Faq['topic']>): string {
  return faqs.find((faq) => faq.topic === topic)?.answer ?? '';
}

/** Returns a markdown link to the page of a service or solution. */
export function serviceLink({ id, title }: Pick<Offering | SubOffering, 'id' | 'title'>): string {
  return markdownLink({ name: title, path: `/services/${id}` });
}

/** Whether the subject is a service, not a solution within one. */
export function isService(subject: Offering | SubOffering): subject is Offering {
  return 'typicalTime' in subject;
}

/** Returns the service itself, or the service that a solution belongs to. */
export function parentOf(
  { offerings }: KnowledgeBase,
  subject: Offering | SubOffering,
): Offering | undefined {
  return isService(subject) ? subject : offerings.find(({ id }) => id === subject.parent);
}

/**
 * Returns the case study of the trade that the question names, e.g. a clinic for "dentists"; `undefined` if there is
 * none. */
export function studyOfTrade({ base, words }: Pick<AnswerContext, 'base' | 'words'>): CaseStudy | undefined {
  const asked = new Set(words.flatMap((word) => [word, tradeNames.get(stem(word)) ?? '']).map(stem));
  return base.caseStudies.find(({ client }) =>
    normalise(tradeOf({ client }))
      .split(' ')
      .some((word) => word.length > 3 && !uninformativeWords.has(word) && asked.has(stem(word))),
  );
}

/** Whether a question names a trade: "for a law firm", "have you done schools". */
export const namesTrade = (text: string): boolean =>
  /\b(?:for|from|of|with|in|at|about|like|done|helped|served) (?:(?:an?|the|any|some|other|our|my|small|big|another) )*(?!(?:you|your|us|me|it|this|that|these|those|others?|past|previous|earlier|before|success|real|what|similar|something|anything|anyone|somebody|ours|mine|work|projects?|clients?|customers?|compan(?:y|ies)|firms?|business(?:es)?|industry|field|sector|size|production|examples?|cases?|ai|automations?|use|savings|proof|how|whom|action|detail|general)\b)[a-z]{3,}/.test(
    text,
  );

/** Returns the client without place and size: "A food wholesaler". */
export const tradeOf = ({ client }: Pick<CaseStudy, 'client'>) =>
  client.split(/,| (?:in|near|under) /)[0] ?? client;

/** Returns the case study whose title shares the most words with the question; `undefined` if none shares a word. */
export function studyOfTask({ base, words }: Pick<AnswerContext, 'base' | 'words'>): CaseStudy | undefined {
  const asked = new Set(words.map(stem));
  const [best] = base.caseStudies
    .map((study) => ({
      study,
      count: normalise(study.title.replace(/ at an? .*?:/, ''))
        .split(' ')
        .filter((word) => word.length > 3 && !uninformativeWords.has(word) && asked.has(stem(word))).length,
    }))
    .sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.study : undefined;
}

/** Returns the case study of the trade that the question names, or else of its task. */
export const closestStudy = (ask: Pick<AnswerContext, 'base' | 'words'>) =>
  studyOfTrade(ask) ?? studyOfTask(ask);

/** Returns a word without its ending: "account" for "accounting" and "accountants". */
export const stem = (word: string) => word.replace(/(?:ies|ing|ants?|ers?|es?|y|s)$/, '');

/** Length of the beginning by which words are compared: "autom" of "automatic" and "automation". */
const wordStart = 5;
/** Words that say nothing of the subject of a question. */
const plainWords = new Set(
  'what that this with from have your they them when will about would could should their there which these those other where after before being every while thing things somebody something everything maybe please really again then than also just only does been were here some want like make need know much many more most dont doesnt cant wont didnt isnt thats whats very still first second same the and for you can how who our are not did has had was get got any all too out now but let say see one two per its off yes may why use itself themselves myself yourself'.split(
    ' ',
  ),
);
/** Returns the words that say something of the subject, by their beginnings. */
export const keysOf = (words: readonly string[]) =>
  words
    .filter((word) => word.length > 2 && !uninformativeWords.has(word) && !plainWords.has(word))
    .map((word) =>
      stem(word)
        .replace(/(?<=..)ed$/, '')
        .slice(0, wordStart),
    );

/** Returns the number of the informative words that a text shares with a question. */
export function sharedWords(text: string, words: readonly string[]): number {
  const keys = new Set(keysOf(normalise(text).split(' ')));
  return new Set(keysOf(words).filter((key) => keys.has(key))).size;
}

/** Splits a text into its sentences. */
export const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<!^(?:Yes|No|In part)\.)(?<=[.!?])\s+(?=[A-Z“*[])/);

/** Returns the first paragraph, with what follows its colon. */
export function openingOf({ content }: LocalAnswer): string {
  const [opening = '', next = ''] = content.split('\n\n');
  return next && (opening.endsWith(':') || isList(next)) ? `${opening}\n\n${next}` : opening;
}

const isList = (text: string) => /^(?:- |1\. )/m.test(text);

/** Returns the sentences and list items of a text, without those that only lead to others or to a page. */
export const partsIn = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => sentencesIn(line.replace(/^(?:- |\d\. )/, '')))
    .filter((part) => !/(?::|\]\([^)]*\)\.?)$/.test(part))
    .map(withoutWord);

/** Removes "Yes" or "No" from the beginning of an answer. */
export const withoutWord = (text: string) => capitalise(text.replace(/^(?:Yes|No)[.,:] /, ''));

/** Returns the text that shares the most words with a question, and the share of its words, from 0 to 1. */
export function nearestIn(texts: readonly string[], words: readonly string[]) {
  const count = Math.max(keysOf(words).length, 1);
  return texts
    .map((text) => ({ text, share: sharedWords(text, words) / count }))
    .reduce((best, each) => (each.share > best.share ? each : best), { text: '', share: 0 });
}

/** Names the ways to a person, who knows more than is written. */
export function askPerson(base: KnowledgeBase): string {
  const { phone, hours } = base.contact;
  return `A person knows: ring **${phone}** (${hours}), or write on ${markdownLink(pageAt(base, '/contact'))}.`;
}

/** Returns the monthly cost of a worked example as the end of a sentence: ", then €120 a month to run"; "" if it has none. */
export const runningCost = ({ monthly }: PriceExample) =>
  monthly === 0 ? '' : `, then ${formatMoney(monthly)} a month to run`;

/** Returns a markdown link to a case. */
export const caseLink = ({ title, slug }: CaseStudy) =>
  markdownLink({ name: title, path: `/case-studies/${slug}` });

/** Returns the page of all cases; `undefined` if there is none. */
export const casesPage = ({ pages }: KnowledgeBase) => pages.find(({ path }) => path === '/case-studies');

/** Answer to a question about cases if there is none. */
export function noCasesAnswer(base: KnowledgeBase): LocalAnswer {
  const contact = pageAt(base, '/contact');
  return localAnswer(
    [contact],
    `No case is written down on this site. A person can tell you more: ${markdownLink(contact)}.`,
  );
}

/** Words that do not distinguish one case from another. */
const uninformativeWords = new Set(
  'under near people company companies three firm private from first answers systems month wrong lines minutes hours seconds ideas with group owner food agency broker'.split(
    ' ',
  ),
);

/** Names of a trade, without endings, by the word that the clients of cases use. */
const tradeNames = new Map(
  Object.entries({
    clinic: 'dentist dental doctor medical medicine hospital surgery physio physiotherapist healthcare',
    hotel: 'hotelier hospitality resort guesthouse tourism hostel villa apartment airbnb',
    accounting: 'bookkeeper bookkeeping audit tax',
    insurance: 'insurer insured',
    estate: 'property properties realtor',
    logistics: 'courier transport shipping freight haulage forwarder truck warehouse delivery parcel',
    manufacturers: 'factory factories producer manufacturing',
    wholesaler: 'wholesale distributor importer',
  }).flatMap(([trade, names]) => names.split(' ').map((name) => [stem(name), trade] as const)),
);

/** Answer with the summary of a page and a link to it. */
export function pageAnswer(base: KnowledgeBase, path: string): LocalAnswer {
  const page = pageAt(base, path);
  const description = base.pages.find((each) => each.path === path)?.description ?? '';
  return localAnswer(
    [page],
    `**${escapeMarkdown(page.name)}.** ${description}`,
    `More: ${markdownLink(page)}.`,
  );
}

/** Makes the first letter lower case, so that the text can continue a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
