import type { KnowledgeBase } from '../../knowledge/types.ts';
import { ownSentence } from './business.ts';
import { isAnswer } from './offlineAnswer.ts';
import type { QuestionReading } from './readQuestion.ts';
import { generalTopics, manners, serviceOfTopic, type TopicAnswer } from './topicAnswers.ts';

/** Number of words of a sentence that is too short to tell of a task. */
export const fewWords = 4;
/** Topics of polite remarks and of general questions. */
export const vague = new Set([...manners, ...generalTopics]);
/** Topics of complaints and doubts. They come before a task that the message also describes. */
const urgent = new Set(['complaint', 'unanswered', 'sceptic', 'tried-before', 'customers-mind', 'noise']);
/** Matches the beginning of a question that expects one word or number. */
const asksExactly =
  /^(?:and |so |but )?(?:do|does|did|is|are|was|were|can|could|will|would|have|has|who|whose|which|when|how (?:many|much|long|often|old|big|accurate))\b/;

const topicIn = ({ likely: [topic = ''] }: QuestionReading) => topic;

/** Whether a part clearly complains or doubts. */
export const isUrgent = (part: QuestionReading) => part.certainty === 'sure' && urgent.has(topicIn(part));

/** Whether a part clearly asks about the company, and is more than a polite remark. */
export const isOfCompany = (part: QuestionReading) =>
  part.certainty === 'sure' && !manners.has(topicIn(part));

/** Whether a part only says who writes, or asks for what another part tells: "is that something you do". */
export function isAside(part: QuestionReading): boolean {
  const { text } = part;
  return (
    ownSentence(text) === 'business' ||
    (topicIn(part) === 'industries' && !/\byou\b/.test(text)) ||
    (topicIn(part) === 'services' && /\b(?:that|this|it)\b/.test(text))
  );
}

/** Returns the parts of a message that ask something of the company. */
export function questionsAmong(
  parts: readonly QuestionReading[],
  base: KnowledgeBase,
): readonly QuestionReading[] {
  // “And after that” only leads to another question.
  const clear = parts.filter((part) => isOfCompany(part) && (part.meaning !== 'next' || parts.length === 1));
  const isDoubt = parts.some(isUrgent);
  const asking = clear.filter((part) => !isAside(part) || (!isDoubt && serviceOfTopic(base, topicIn(part))));
  return asking.length > 0 ? asking : clear;
}

/** Whether a message asks for a talk and in another part for its time. */
export const asksForMeeting = (questions: readonly QuestionReading[]) =>
  questions.some((each) => isForPerson(each) && questions.some((other) => other !== each && asksWhen(other)));

const isForPerson = (part: QuestionReading) =>
  ['contact', 'consultation'].includes(topicIn(part)) && /\b(?:talk|speak|meet|call)\b/.test(part.text);

const asksWhen = ({ text }: QuestionReading) =>
  /^(?:and |so )?(?:when|what time|which day|is it possible|are you free)\b/.test(text);

/** Whether a part asks something that its topic does not answer for certain. */
export const isMissed = ({ certainty, text }: QuestionReading) =>
  certainty !== 'sure' && asksExactly.test(text) && ownSentence(text) === undefined;

/** Answers the part that describes a task, if the others only say who writes, or ask in general. */
export function taskIn(
  parts: readonly QuestionReading[],
  taskAnswerOf: (part: QuestionReading) => TopicAnswer | undefined,
): TopicAnswer | undefined {
  const answers = parts.map((part) =>
    ownSentence(part.text) === 'business' ? undefined : taskAnswerOf(part),
  );
  const isShortFirst = ({ words }: QuestionReading, index: number) => index === 0 && words.length < fewWords;
  if (!parts.every((part, index) => answers[index] || isVague(part) || isShortFirst(part, index)))
    return undefined;
  const isSure = parts.some(({ certainty }) => certainty === 'sure');
  return answers.find((answer) => answer && isAnswer(answer)) ?? (isSure ? undefined : answers.find(Boolean));
}

const isVague = (part: QuestionReading) => part.certainty !== 'sure' || vague.has(topicIn(part));

/**
 * Finds the sentence about a task that one of our services does, if the message asks nothing else: "We … What could you
 * do?"
 */
export function troubleIn(
  parts: readonly QuestionReading[],
  base: KnowledgeBase,
): QuestionReading | undefined {
  const told = parts.find((part) => tellsTrouble(part, parts.length > 1, base));
  return told && parts.every((part) => part === told || isVague(part))
    ? { ...told, certainty: 'sure', likely: [serviceFor(told, base) ?? ''] }
    : undefined;
}

/** Whether a sentence tells of a task for a service. Beside other sentences, it need not begin with "we". */
function tellsTrouble(part: QuestionReading, isOneOfSeveral: boolean, base: KnowledgeBase): boolean {
  if (!serviceFor(part, base) || part.words.length <= fewWords) return false;
  const own = ownSentence(part.text);
  return own === 'task'
    ? part.certainty !== 'sure' || serviceOfTopic(base, topicIn(part)) !== undefined
    : part.certainty !== 'none' && isOneOfSeveral && own === undefined;
}

const serviceFor = ({ text, likely }: QuestionReading, base: KnowledgeBase) =>
  likely
    .slice(0, ownSentence(text) === 'task' ? 3 : 1)
    .map((topic) => serviceOfTopic(base, topic))
    .find(Boolean);
