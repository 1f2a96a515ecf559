import type { Automation, KnowledgeBase } from '../../knowledge/types.ts';
import { ownSentence } from './business.ts';
import { automationLink, automationsAnswer, createCatalogue, type Match, maxShown } from './catalogue.ts';
import { unlistedTask } from './noMatch.ts';
import { normalise } from './normalise.ts';
import type { QuestionReading } from './readQuestion.ts';
import { generalTopics, serviceOfTopic, type TopicAnswer } from './topicAnswers.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Services for work of any kind. */
const anyWork = setOf('process-automation ai-automation');
/** Topics about a service, which can also be asked about one task. */
const ofService = setOf('price time running-costs return');
/** Words of a text about a firm. */
const firmWords = setOf(
  'we our ours customers clients patients guests tenants members parents students visitors suppliers employees drivers staff colleagues technicians secretary accountant automate automated automatically',
);
/** Words for a firm at the beginning of a message: "private school, …". */
const trades = setOf(
  'agency bakery clinic pharmacy school practice shop restaurant hotel museum salon gym garage firm company office wholesaler workshop dentist vet lawyers accountants',
);
const connectives = setOf('and so but hi hello please');
/** First words of a question for an explanation. Its answer is the text of the topic. */
const explaining = setOf('what how who where which why tell explain does did is are was would should');
/** First words of a question for yes or no. */
const asking = setOf('do can could will would is are have');
const priceWords = setOf('much price cost costs charge');
/** First words of an order to a personal assistant: "set a reminder". */
const commanding = setOf('book set order call find show play reserve remind schedule put add send');
/** Words that stand for what is looked for: "is there something for". */
const soughtAfter = setOf('something anything tool program solution');
/** Words at the beginning of a question that say nothing of its task: "do you have something for". */
const introducing = setOf(
  `${[...connectives, ...explaining, ...asking, ...priceWords, ...soughtAfter].join(' ')} has be it this that there when take of for to if the a an some any you u i pay someone somebody thing things way with`,
);
/** Minimum number of words of a task. */
const minWords = 2;
/** Number of words at the beginning of a message that name the writer's firm. */
const nameWords = 3;

/** Returns the kind of company of an automation: "garage" for "a garage of 9: …"; "" for any company. */
const tradeIn = ({ basis }: Automation) =>
  /^an? (?!team|company)(.+?)(?: team)? of /.exec(basis)?.[1] ?? 'any company';

/** A reading; `isFollowUp` is true if its subject is that of an earlier message. */
type Reading = QuestionReading & { readonly isFollowUp?: boolean };

/** Returns the form of a message: its kind of question, its task, and whether it is about a firm. */
function formOf({ text, words }: QuestionReading) {
  const first = words.find((word) => !connectives.has(word)) ?? '';
  const start = Math.max(
    words.findIndex((word) => !introducing.has(word)),
    0,
  );
  const introduction = words.slice(0, start);
  const isSought = introduction.some((word) => soughtAfter.has(word));
  const isAsked = asking.has(first);
  const isExplanation = explaining.has(first) && !isSought;
  const isPrice = (explaining.has(first) ? words : introduction).some((word) => priceWords.has(word));
  const isCommand = commanding.has(first);
  const isOfFirm =
    ownSentence(text) !== undefined ||
    words.some((word) => firmWords.has(word)) ||
    (!isAsked && !isCommand && words.slice(0, nameWords).some((word) => trades.has(word)));
  return {
    task: words
      .slice(start)
      .filter((word) => !word.startsWith('automat'))
      .join(' '),
    isPrice,
    isAsked,
    isExplanation,
    isQuestion: isPrice || isAsked || explaining.has(first),
    isSought,
    isOfFirm,
    isForUs: isOfFirm || !isCommand,
  };
}
type Form = ReturnType<typeof formOf>;

/**
 * Creates the answers to a described task ("customers pay late") or to a question for its price: with the automations
 * of the catalogue that do it, or by saying that none does. They return `undefined` for any other message.
 */
export function createTaskAnswers(
  base: KnowledgeBase,
  answerOf: (topic: string, reading: QuestionReading) => TopicAnswer | undefined,
) {
  const find = createCatalogue(base);

  return (reading: Reading): TopicAnswer | undefined => {
    const { text, words, likely, service } = reading;
    const [topic = ''] = likely;
    const isSure = reading.certainty === 'sure';
    const form = formOf(reading);
    const { task, isPrice, isAsked, isQuestion, isSought, isOfFirm } = form;
    const about = isSure ? serviceOfTopic(base, topic) : undefined;
    const ofPrice =
      isPrice && about === topic ? answerOf('price', { ...reading, service: about }) : undefined;
    if (words.length < minWords || (service && (isSure || isQuestion))) return ofPrice;
    const ofTrade = isSure && topic === 'automations' ? automationsOf(text) : [];
    if (ofTrade.length > 0) return taskAnswer(ofTrade, true, isAsked);
    if (!form.isForUs) return undefined;
    const match = find(task, (isOfFirm || isSought) && !isPrice);
    return match.automations.length > 0
      ? foundAnswer(reading, form, match, about)
      : (ofPrice ??
          (isOfFirm && words.length > nameWords ? outsideAnswer(reading, match.isOthers) : undefined));
  };

  /** Answers with a match, if the message does not ask for something else. `about` is the service it is surely about. */
  function foundAnswer(
    reading: Reading,
    { isPrice, isAsked, isExplanation, isQuestion, isSought, isOfFirm }: Form,
    { automations, isCertain }: Match,
    about: string | undefined,
  ): TopicAnswer | undefined {
    const [topic = ''] = reading.likely;
    const isSure = reading.certainty === 'sure';
    const service = automations[0]?.service;
    const isGeneral = !isSure || isSought || about === topic || generalTopics.has(topic);
    if (isPrice)
      return isGeneral || isCertain || ofService.has(topic) ? priceAnswer(reading, automations) : undefined;
    if (isExplanation && (isSure || !isOfFirm || !isCertain)) return undefined;
    const parent = base.subOfferings.find(({ id }) => id === about)?.parent ?? about;
    const isAgreed = about !== undefined && (anyWork.has(about) || service === parent);
    const isOther = isSure && !isSought && !isAgreed;
    if (isCertain ? isQuestion && !isGeneral : isOther) return undefined;
    return isOther && about === topic
      ? withAutomations(answerOf(topic, reading), automations)
      : taskAnswer(automations, isCertain, isAsked, service === parent ? about : undefined);
  }

  /** Returns the automations of an area or of a kind of company: "what would you automate in a garage". */
  function automationsOf(text: string): readonly Automation[] {
    return base.automations
      .filter((each) =>
        [each.area, tradeIn(each)].some((name) => ` ${text} `.includes(` ${normalise(name)} `)),
      )
      .sort((one, other) => other.hoursSaved - one.hoursSaved)
      .slice(0, maxShown);
  }

  /** Adds the automations to the answer about another service. */
  function withAutomations(answer: TopicAnswer | undefined, automations: readonly Automation[]) {
    const links = automations.map(automationLink).join(', ');
    return (
      answer && { ...answer, content: `${answer.content}\n\nIn our catalogue of automations: ${links}.` }
    );
  }

  /** Answers with the price or the time of the service that the automation is part of. */
  function priceAnswer(
    reading: QuestionReading,
    [automation]: readonly Automation[],
  ): TopicAnswer | undefined {
    const [topic = ''] = reading.likely;
    if (!automation) return undefined;
    const answer = answerOf(ofService.has(topic) ? topic : 'price', {
      ...reading,
      service: automation.service,
    });
    return (
      answer && {
        ...answer,
        content: `In our catalogue this is ${automationLink(automation)}.\n\n${answer.content}`,
      }
    );
  }

  /** Answers with the automations, the best first. */
  function taskAnswer(
    automations: readonly Automation[],
    isCertain: boolean,
    isAsked: boolean,
    named?: string,
  ): TopicAnswer {
    const { id = '', service = '' } = automations[0] ?? {};
    const by = named ?? service;
    const opening = isCertain
      ? `${isAsked ? 'Yes, this' : 'This'} can be automated. From our catalogue:`
      : 'This may not fit exactly. The nearest in our catalogue of automations:';
    return { ...automationsAnswer(base, opening, automations), by, topic: id, service: by };
  }

  /** Says that the catalogue has nothing for a task, and names the nearest service, unless another answer is likely. */
  function outsideAnswer(
    { likely, certainty, isFollowUp }: Reading,
    isOthers: boolean,
  ): TopicAnswer | undefined {
    if (isFollowUp || certainty === 'sure' || (certainty === 'unsure' && !isOthers)) return undefined;
    const ids = isOthers ? [] : likely.slice(0, maxShown).map((topic) => serviceOfTopic(base, topic));
    const nearest = [...base.offerings, ...base.subOfferings].find(({ id }) => id === ids.find(Boolean));
    return {
      ...unlistedTask(base, nearest),
      by: nearest ? 'ask' : 'none',
      topic: 'none',
      service: nearest?.id,
    };
  }
}
