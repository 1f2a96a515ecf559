import type { ChatMessage } from '../Assistant.ts';
import { normalise } from './normalise.ts';
import type { QuestionReading } from './readQuestion.ts';

/** So many of the visitor's earlier messages are read again to find out what "it" is. */
const messagesRead = 4;

/** "yes please": takes what was offered last. */
export const accepts = (text: string): boolean =>
  /^(?:yes|yeah|yep|yup|sure|ok|okay|please|of course|go ahead|why not|sounds good|please do|do it|ναι|nai)(?: (?:please|thanks|thank you|of course|sure|do|go ahead|i would|id like that|παρακαλω|parakalo))*$/.test(
    text,
  );

/** "tell me more": the subject of the last answer at length. */
export const wantsMore = (text: string): boolean =>
  /^(?:and |please |can you |could you )*(?:(?:tell|show|give|say)(?: me)? |i want (?:to know )?|know )?(?:a (?:bit|little) )?(?:more|details|more details|more info\w*)(?: (?:please|about (?:it|that|this|them)|on (?:it|that|this)|details|info\w*))*$|^(?:go on|continue|explain(?: (?:it|that|more|please))*|elaborate|how so|in what way|πες μου περισσοτερα|περισσοτερα)$/.test(
    text,
  );

/** True for a message that goes on about what was spoken of: "and how long does that take?". */
export const goesOn = (words: readonly string[]): boolean =>
  /^(?:and|but|so|what about|how about|what if|και|για)\b/.test(words.join(' ')) ||
  words.some((word) => /^(?:it|its|that|this|they|them|one|those|these)$/.test(word));

/** True for a message of few words, which may be about what was spoken of. */
export const isShort = (words: readonly string[]): boolean => words.length <= 4;

/** The visitor's messages, newest first, and the answer to the newest. */
export function earlier(history: readonly ChatMessage[]) {
  const last = history.findLastIndex(({ isUser }) => isUser);
  return {
    questions: history
      .filter(({ isUser }) => isUser)
      .slice(-messagesRead)
      .map(({ content }) => content)
      .reverse(),
    reply: history[last + 1]?.content ?? '',
  };
}

/** The beginning of a sentence about the writer: "I run a clinic." */
const introduces = /^(?:(?:hi|hello) )?(?:i|we) (?:run|own|manage|am|are) an? /;

/**
 * Two questions in one message, in their order, or the only one without the greeting around it. Parts without two words
 * are none.
 */
export function questionsIn(message: string): readonly string[] {
  const parts = message
    .split(
      /[?!.;\n]+\s+|,?\s+and\s+(?=(?:also\s+)?(?:how|what|when|where|who|which|why|do|does|can|could|is|are|will)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => normalise(part).split(' ').length >= 2);
  if (parts.length === 2 && introduces.test(normalise(parts[0] ?? ''))) parts.shift();
  return parts.length === 1 || parts.length === 2 ? parts : [message];
}

const refusals =
  /\b(?:(?:i|we) )?(?:(?:dont|do not|didnt|did not|not|never|no longer)(?: really| even| just)? (?:want|need|like|interested in|looking for|asking (?:for|about)|after|care (?:for|about))|(?<!(?:have|has|got|had|with|is|why) )no|(?<=^|but |just )not(?= an? )|without|forget|instead of|rather than|other than|anything but|apart from|except)(?: about)?(?: a| an| any| your| the| another| more| some)? /gu;

/** The message without what it turns down, and what that is; nothing if it turns none of these names down. */
export function turnsDown(
  text: string,
  names: readonly string[],
): { readonly name: string; readonly rest: string } | undefined {
  for (const { 0: refusal, index } of text.matchAll(refusals)) {
    const after = `${text.slice(index + refusal.length)} `;
    const name = names.find((each) => after.startsWith(`${each} `) || after.startsWith(`${each}s `));
    if (name) {
      const rest = after.slice(after.indexOf(' ', name.length));
      return { name, rest: `${text.slice(0, index)}${rest}`.trim() };
    }
  }
  return undefined;
}

/** Subject of a message that names none: the service of the newest earlier message that has one. */
export function subjectBefore(
  readings: readonly QuestionReading[],
  isService: (id: string) => boolean,
): string | undefined {
  for (const { service, likely, certainty, words } of readings) {
    const [topic] = likely;
    if (service) return service;
    if (certainty === 'sure' && topic && isService(topic)) return topic;
    if (!goesOn(words) && !isShort(words)) return undefined;
  }
  return undefined;
}
