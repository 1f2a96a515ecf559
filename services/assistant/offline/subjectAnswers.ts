import { buildPrice } from '../../knowledge/dayRate.ts';
import { formatMoney } from '../../knowledge/formatMoney.ts';
import type { Automation, KnowledgeBase, Offering, SubOffering } from '../../knowledge/types.ts';
import {
  askPerson,
  isService,
  lowerFirst,
  nearestIn,
  parentOf,
  partsIn,
  runningCost,
  sentencesIn,
  serviceLink,
} from './answerParts.ts';
import { firstSentence, type LocalAnswer, localAnswer, pageAt } from './localAnswer.ts';

/**
 * A part of what is written about a service. `needs`: the client's contribution. `small`: the smallest worked example.
 * `steps`: one task with the service. `results`: its benefits. `person`: the work that goes to a person.
 * `use`: its monthly costs, by use.
 */
export type Aspect = 'needs' | 'small' | 'steps' | 'results' | 'person' | 'use';

/**
 * Returns the answer on one aspect of a service or solution; `undefined` if nothing is written about it. The steps are
 * those of the automation, if there is one.
 */
export function aspectAnswer(
  base: KnowledgeBase,
  subject: Offering | SubOffering,
  aspect: Aspect,
  automation?: Automation,
): LocalAnswer | undefined {
  const link = serviceLink(subject);
  const paragraphs = { needs, small, steps, results, person, use }[aspect](base, subject, automation);
  return paragraphs.length > 0
    ? localAnswer(
        [{ name: subject.title, path: `/services/${subject.id}` }],
        ...paragraphs,
        aspect === 'person' ? '' : `More: ${link}.`,
      )
    : undefined;
}

type Paragraphs = (
  base: KnowledgeBase,
  subject: Offering | SubOffering,
  automation: Automation | undefined,
) => readonly string[];

const needs: Paragraphs = (base, subject) => {
  const provided = parentOf(base, subject)?.clientProvides;
  return provided
    ? [`For ${serviceLink(subject)} we need from you: ${lowerFirst(provided)}`, faqOf(base, 'preparation')]
    : [];
};

const small: Paragraphs = (base, subject) => {
  const example = subject.price?.small;
  if (!example) return [];
  return [
    `It can be small. The smallest worked example of ${serviceLink(subject)} costs **${formatMoney(buildPrice(example))}**, without VAT, and takes ${example.weeks} weeks${runningCost(example)}. ${example.example}.`,
    firstSentence(faqOf(base, 'cancel')),
  ];
};

const steps: Paragraphs = (_, subject, automation) => {
  if (automation)
    return [
      `**${automation.title}.** It begins by itself: ${lowerFirst(automation.trigger)}. Then it goes like this:`,
      automation.steps.map((step) => `- ${step}`).join('\n'),
    ];
  if (!isService(subject)) return [];
  const { name, titles, after } = subject.process;
  return [
    `An example of ${serviceLink(subject)}: **${name}**. ${titles.after}, it goes like this:`,
    after.map((step) => `- ${step}`).join('\n'),
  ];
};

const results: Paragraphs = (_, subject) => [
  `What you get from ${serviceLink(subject)}, for example:`,
  subject.useCases.map(({ benefit }) => `- ${benefit}`).join('\n'),
];

const person: Paragraphs = (_, subject) =>
  sentencesOf(subject)
    .filter((sentence) => /\bperson\b/i.test(sentence))
    .slice(0, 1)
    .map((sentence) => `${serviceLink(subject)}: ${sentence}`);

const use: Paragraphs = (base, { price }) =>
  price
    ? [
        `${firstSentence(faqOf(base, 'per-unit'))} In our worked examples it costs to run, without VAT:`,
        [price.small, price.usual, price.large]
          .map(({ monthly, example }) => `- **${formatMoney(monthly)} a month**: ${example}`)
          .join('\n'),
      ]
    : [];

/** Returns the sentences that describe a service. */
const sentencesOf = (subject: Offering | SubOffering) =>
  [
    subject.description,
    subject.summary,
    ...(isService(subject) ? [subject.change, ...subject.process.after.map((step) => `${step}.`)] : []),
  ].flatMap(sentencesIn);

const faqOf = ({ moreFaqs }: KnowledgeBase, topic: string) =>
  moreFaqs.find((faq) => faq.topic === topic)?.answer ?? '';

/** Returns the sentences about a service, those of its details too. */
export const sentencesAbout = (base: KnowledgeBase, subject: Offering | SubOffering): readonly string[] => [
  ...sentencesOf(subject),
  ...base.moreFaqs
    .filter(({ within, topic, service }) => [within, topic, service].includes(subject.id))
    .flatMap(({ answer }) => partsIn(answer)),
];

/**
 * Answers a question about a service to which no topic fits: with the sentence about the service that shares most words
 * with it, or by saying that none does; and with a way to a person.
 */
export function nearestAnswer(
  base: KnowledgeBase,
  subject: Offering | SubOffering,
  words: readonly string[],
): LocalAnswer & { readonly isFound: boolean } {
  const { text, share } = nearestIn(sentencesAbout(base, subject), words);
  const isFound = share > 0.5;
  const link = serviceLink(subject);
  return {
    ...localAnswer(
      [{ name: subject.title, path: `/services/${subject.id}` }, pageAt(base, '/contact')],
      isFound
        ? `I am not sure that this is what you ask. The nearest that is written here about ${link}:`
        : `I find no answer to that here. What is written about ${link} is on its page.`,
      isFound ? text : '',
      askPerson(base),
    ),
    isFound,
  };
}
