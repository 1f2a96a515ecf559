import type { Automation, KnowledgeBase } from '../../knowledge/types.ts';
import {
  automationLink,
  automationsAnswer,
  createCatalogue,
  type Found,
  maxShown,
  rootsOf,
} from './catalogue.ts';
import { markdownLink } from './localAnswer.ts';
import type { QuestionReading } from './readQuestion.ts';
import { serviceOfTopic, type TopicAnswer } from './topicAnswers.ts';

/** Topics of general questions. A task that the catalogue names says more. */
const general = new Set(['services', 'industries', 'fit', 'getting-started', 'automations', 'help']);
/** Topics about a service, which can also be asked about one task. */
const ofService = new Set(['price', 'time', 'running-costs', 'return']);
/** Minimum score of a match that is called certain, and of one that outweighs a sure reading of the question. */
const clearScore = 6;
const strongScore = 12;
/** Minimum score of a task that outweighs a topic without a service, such as a fault. */
const strongTask = 9;
/** Minimum scores for a question for a price that does not say that it is about a business, by certainty. */
const minForPrice = { sure: 5, unsure: 7, none: 10 };
/** Matches a word that shows that a text is about a business. */
const business =
  /\b(?:we|our|ours|us|my (?:customer|client|patient|guest|tenant|member|staff|employee|worker|driver|supplier|shop|office|company|firm|business|bookkeeper|accountant|secretary|wife|husband)s?|customers|clients|patients|guests|tenants|suppliers|employees|drivers|staff|colleagues)\b|\b(?:parents|members|students|pupils|tourists|callers|buyers|visitors) (?:ask|call|ring|phone|write|want|forget|cancel|dont|book|order)\b|\bautomat|\bmy (?:boss|desk|team|people|inbox)\b|^(?!(?:book|find|show|play|order|give|call|look|get|search|make|reserve|please|i|need|what|rate|add|is|any)\b)(?:\S+ ){1,3}(?:company|firm|office|shop|store|agency|clinic|practice|salon|studio|school|hotel|restaurant|garage)\b/;
/** Matches a complaint about work that takes too long or is forgotten. */
const toil =
  /\b(?:takes? (?:me |my )?(?:the |a )?(?:whole|ages|forever|hours|days|half)|takes (?:me|my|too|so|a lot|\d+|two|three)|by hand|manually|all day|every (?:evening|night|morning|sunday|friday|monday)|i (?:always |often |keep )?(?:forget|lose|waste|miss|spend|sit|check|sent)|mess|chaos|(?:too|so|is|are|very) slow|nightmare|pile|get rid of|mixed up|puzzle|gets? lost|never stops?|i hate|nobody|no one|nothing is|(?:with|to) (?:the )?wrong|while i|in the evenings?|(?:lots of|many|most) people)\b/;
/** Matches a question for an explanation or a property. Its answer is the text of the topic. */
const explains =
  /^(?:(?:and|so|but) )?(?:what|how|who|where|when (?:do|does|did|is|are|can|could|will|would)|which|why|tell|explain|(?:do|does|did|is|are|will|would|should|has|have) (?!you\b|u\b|there\b))/;
const asksForPrice =
  /\bhow much\b|\bhow long\b.*\b(?:set up|build|run|running|live|automate|implement|install|ready|working)\b|^(?:and |so |the )?(?:prices?|costs?) (?:for|of|to)\b|^what\b.*\b(?:costs?|prices?|charge|pay)\b/;
const asksForMoney = /\bhow much\b|\b(?:prices?|costs?|charge|pay)\b/;
/** Matches the beginning of a question for yes or no. */
const asks = /^(?:(?:and|so|but) )?(?:do|can|could|will|would|is|are|have)\b/;
/** Matches a question that names its task and no topic: "is there something for job applications". */
const somethingFor =
  /\b(?:is there|have) (?:something|anything|a solution|a tool|a program) (?:for|to|that|so|against)\b|\bhelp (?:me |us )?with\b/;
/** Matches verbs that tell of our work or of our price, not of a task: "do you offer". */
const ofOurs =
  /\b(?:you|u) (?:\S+ )?(?:offer|support|deliver|order|report)\b|\b(?:i|we) (?:have to |must )?pay\b/g;

/** Returns the kind of company of an automation: "garage" for "a garage of 9: …"; "" for any company. */
const tradeIn = ({ basis }: Automation) =>
  /^an? (?!team|company)(.+?)(?: team)? of /.exec(basis)?.[1] ?? 'any company';

/**
 * Creates the answers to a described task ("customers pay late") or to a question for its price: with the automations
 * of the catalogue that do it. They return `undefined` for any other message.
 */
export function createTaskAnswers(
  base: KnowledgeBase,
  answerOf: (topic: string, reading: QuestionReading) => TopicAnswer | undefined,
) {
  const find = createCatalogue(base);
  const trades = base.automations.map((automation) => ({
    automation,
    score: automation.hoursSaved,
    names: [automation.area, tradeIn(automation)].map((name) => ` ${rootsOf(name)} `),
  }));
  /** Returns the automations of an area or of a kind of company: "what would you automate in a garage". */
  const ofTrade = (words: readonly string[]) => {
    const asked = ` ${rootsOf(words.join(' '))} `;
    return trades
      .filter(({ names }) => names.some((name) => asked.includes(name)))
      .sort((one, other) => other.score - one.score)
      .slice(0, maxShown);
  };

  return (reading: QuestionReading): TopicAnswer | undefined => {
    const { text, certainty, likely, service } = reading;
    const [topic = ''] = likely;
    const isSure = certainty === 'sure';
    const isPrice = asksForPrice.test(text);
    const isQuestion = isPrice || asks.test(text) || explains.test(text);
    const isOfTrade = isSure && topic === 'automations';
    if (service && (isSure || isQuestion)) return undefined;
    const found = isOfTrade ? ofTrade(reading.words) : find(text.replace(ofOurs, ''));
    const [best] = found;
    const sureService = isSure ? serviceOfTopic(base, topic) : undefined;
    const isBusiness =
      isOfTrade ||
      business.test(text) ||
      (!isQuestion && toil.test(text)) ||
      sureService ||
      (somethingFor.test(text) && (isSure || (best && best.score >= clearScore)));
    if (!best) return undefined;
    if (isPrice)
      return isBusiness || best.score >= minForPrice[certainty]
        ? priceAnswer(reading, best.automation)
        : undefined;
    const isExplanation = explains.test(text) && !toil.test(text) && !isOfTrade;
    const isDetail = sureService !== topic && asks.test(text);
    const isStrong = !isQuestion && best.score >= strongTask;
    const isOther =
      isSure && !isStrong && !general.has(topic) && (!sureService || isDetail) && !somethingFor.test(text);
    if (!isBusiness || isExplanation || isOther) return undefined;
    return taskAnswer(reading, found, sureService);
  };

  /** Answers with the price or the time of the service that the automation is part of. */
  function priceAnswer({ likely, ...reading }: QuestionReading, automation: Automation) {
    const [topic = ''] = likely;
    const asked = ofService.has(topic) ? topic : asksForMoney.test(reading.text) ? 'price' : 'time';
    const answer = answerOf(asked, { ...reading, likely, service: automation.service });
    return (
      answer && {
        ...answer,
        content: `In our catalogue this is ${automationLink(automation)}.\n\n${answer.content}`,
      }
    );
  }

  /** Answers with the automations, those of the service that the reader is sure of first. */
  function taskAnswer(
    { text, certainty, ...reading }: QuestionReading,
    found: readonly Found[],
    sureService = '',
  ) {
    const isAsked = asks.test(text);
    const parent = base.subOfferings.find(({ id }) => id === sureService)?.parent ?? sureService;
    const isAgreed = ({ automation }: Found) => automation.service === parent;
    const [first, ...others] = [...found.filter(isAgreed), ...found.filter((each) => !isAgreed(each))];
    if (!first) return undefined;
    const shown = [first, ...others].map(({ automation }) => automation);
    const other = sureService && !isAgreed(first) && (isAsked || first.score < strongScore);
    const service = other || isAgreed(first) ? sureService : first.automation.service;
    const serviceText = other ? answerOf(sureService, { ...reading, text, certainty }) : undefined;
    const catalogue = `${shown.map(automationLink).join(', ')}.`;
    if (serviceText && isAsked)
      return {
        ...serviceText,
        content: `${serviceText.content}\n\nIn our catalogue of automations: ${catalogue}`,
      };
    const isClear = first.score >= (isAsked ? clearScore : strongTask);
    const opening = isClear
      ? `${isAsked ? 'Yes, this' : 'This'} can be automated. From our catalogue:`
      : 'The nearest in our catalogue of automations:';
    const answer = automationsAnswer(base, opening, shown);
    const also = serviceText?.pages[0];
    return {
      ...answer,
      content: also ? `${answer.content} See also: ${markdownLink(also)}.` : answer.content,
      pages: also ? [...answer.pages, also] : answer.pages,
      by: service,
      topic: first.automation.id,
      service,
    };
  }
}
