import type { ChatMessage } from '../Assistant.ts';
import { askPerson, partsIn } from './answerParts.ts';
import { answerReading, answerTopic, type Sources } from './answerReading.ts';
import { ownSentence } from './business.ts';
import { inContext, questionsIn } from './conversation.ts';
import { localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import {
  asksForMeeting,
  isAside,
  isMissed,
  isOfCompany,
  isUrgent,
  questionsAmong,
  taskIn,
  troubleIn,
} from './messageParts.ts';
import { normalise } from './normalise.ts';
import { isAnswer, joined, type OfflineAnswer, withLast } from './offlineAnswer.ts';
import type { QuestionReader, QuestionReading } from './readQuestion.ts';

/** Matches what may be despair, but is about money after a price. */
export const tooMuch =
  /^(?:(?:it|that|this|is|its|thats|ok|but|sorry|oh|no|very|way) )*too much(?: (?:for (?:me|us)|money))*$/;

/** A message, its parts and the conversation before it. */
interface Message {
  readonly text: string;
  readonly history: readonly ChatMessage[];
  readonly parts: readonly QuestionReading[];
  /** Parts that ask something of the company. */
  readonly questions: readonly QuestionReading[];
  /** Reader that knows whether the conversation is about the company. */
  readonly read: QuestionReader;
  readonly isExpected: boolean;
}

/** Answers a message, or returns `undefined` if a later step must. */
type Step = (message: Message, sources: Sources) => OfflineAnswer | undefined;

/** Answers a message that describes a task, if it has no doubt. */
const described: Step = ({ parts }, sources) => {
  if (parts.some(isUrgent)) return undefined;
  const isOwn = parts.length > 1 || ownSentence(parts[0]?.text ?? '') !== undefined;
  const task = isOwn ? taskIn(parts, sources.taskAnswerOf) : undefined;
  const trouble = task ? undefined : troubleIn(parts, sources.base);
  return task ?? (trouble && answerReading(trouble, sources));
};

/** Answers the service that a message names in one word beside the writer's business: "a nursery. website". */
const named: Step = ({ text, questions }, sources) => {
  if (questions.length === 0 || questions.some((each) => each.service || !isAside(each))) return undefined;
  const whole = sources.read(text);
  return whole.service ? answerTopic(whole.service, whole, sources) : undefined;
};

/** Answers a message that asks for a talk and in another sentence for its time. */
const meeting: Step = ({ questions }, { answerOf }) =>
  asksForMeeting(questions) ? answerOf('consultation', { words: [] }) : undefined;

/** Answers two or more questions of a message in the conversation, the later ones on the service of the first. */
const several: Step = ({ questions: asked, history, read }, sources) => {
  if (asked.length < 2) return undefined;
  const questions = asked.map((each) => inContext(each, history, read, sources.base));
  const service = questions[0]?.service;
  const answers = questions.map((each) =>
    answerReading({ ...each, service: each.service ?? service }, sources),
  );
  const different = answers.filter(
    (each, index) => !answers.some((other, at) => repeats(other, each, at < index)),
  );
  return different.length > 1 ? joined(different) : undefined;
};

/** Whether an answer is already in another one: an earlier one on the same topic, or one on a detail of its topic. */
const repeats = (one: OfflineAnswer, answer: OfflineAnswer, isEarlier: boolean) =>
  one !== answer &&
  one.by === answer.by &&
  (one.topic === answer.topic ? isEarlier : answer.topic === answer.by);

/** Steps in the order in which they are tried. */
const steps: readonly Step[] = [described, named, meeting, several];

/** Answers a message by the first step that can, or as one question in the context of the conversation. */
export function answerMessage(
  text: string,
  history: readonly ChatMessage[],
  sources: Sources,
): OfflineAnswer {
  const message = messageFrom(text, history, sources);
  for (const step of steps) {
    const answer = step(message, sources);
    if (answer) return answer;
  }
  return oneQuestion(message, sources);
}

function messageFrom(text: string, history: readonly ChatMessage[], { base, read }: Sources): Message {
  const isExpected = history.some(
    ({ content, isUser }) => isUser && (ownSentence(normalise(content)) || isOfCompany(read(content))),
  );
  const readHere = (part: string) => read(part, isExpected || ownSentence(normalise(part)) !== undefined);
  const parts = questionsIn(tooMuch.test(normalise(text)) ? 'too much money' : text).map(readHere);
  return { text, history, parts, questions: questionsAmong(parts, base), read: readHere, isExpected };
}

/** Answers a message with one question in the context of the conversation. */
function oneQuestion(message: Message, sources: Sources): OfflineAnswer {
  const { text, history, parts, questions, read, isExpected } = message;
  const [only = read(text)] = parts.length === 1 ? parts : questions.length === 1 ? questions : [];
  const inHistory = inContext(only, history, read, sources.base);
  const others = parts.length > 1 ? parts.flatMap(({ words }) => words) : [];
  const reading = { ...inHistory, words: [...inHistory.words, ...others] };
  if (history.length > 0 && reading.certainty === 'sure' && reading.likely[0] === 'shorter')
    return shorter(history, sources);
  const answer = answerReading(reading, sources, isExpected);
  const isRestMissed = parts.some((part) => part !== only && isMissed(part));
  return questions.length === 1 && isRestMissed && isAnswer(answer) ? withRest(answer, sources) : answer;
}

/** Repeats the first sentence or list item of the answer before. */
function shorter(history: readonly ChatMessage[], { base }: Sources): OfflineAnswer {
  const [first = ''] = partsIn(history.findLast(({ isUser }) => !isUser)?.content ?? '');
  return { ...localAnswer([pageAt(base, '/services')], first || base.company.description), by: 'shorter' };
}

/** Says that the rest of a message is not answered, and names a person if the answer names none. */
function withRest(answer: OfflineAnswer, { base }: Sources): OfflineAnswer {
  const namesPerson = answer.content.includes(markdownLink(pageAt(base, '/contact')));
  const person = namesPerson ? '' : ` ${askPerson(base)}`;
  return withLast(answer, `I find no answer to the rest of your message.${person}`);
}
