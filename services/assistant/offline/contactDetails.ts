import type { KnowledgeBase } from '../../knowledge/types.ts';
import { maskContacts } from '../../maskContacts.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';

/** Whether a message contains an email address or a phone number. Our people do not read this chat. */
export const hasContactDetails = (message: string): boolean =>
  maskContacts(message) !== message || /^\s*\+?[\d\s()./-]{7,20}\s*$/.test(message);

/** Removes the contact details from a message. */
export const withoutContactDetails = (message: string): string =>
  maskContacts(message, { email: ' ', number: ' ' });

const meeting = 'call|meeting|appointment|consultation|demo|slot|chat with (?:you|someone)';
const day = '(?:mon|tues|wednes|thurs|fri)day|tomorrow|today|next week|this week';
const time = 'morning|afternoon|noon|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?';
const wishes = [
  new RegExp(
    `\\b(?:book|schedule|arrange|set up|fix|plan|reserve|have|get|need|want|like|make)\\b.*\\b(?:${meeting})\\b`,
    'i',
  ),
  /\b(?:call|ring|phone) me\b/i,
  new RegExp(`\\b(?:book me|talk|speak|meet)\\b.*\\b(?:${day}|${time})\\b`, 'i'),
  new RegExp(
    `^(?:(?:or|and|what about|how about|maybe|can you do|could you do|are you free|does|is|on|at|next|this) )*(?:${day})(?:[\\s,?]|at|in the|work|possible|${time})*$`,
    'i',
  ),
  /ραντεβου|\brantevou\b/i,
];

/** Whether a message asks for a call or a meeting. */
export const wantsCall = (message: string): boolean => wishes.some((wish) => wish.test(message));

/** Whether a message asks for a call and names a day. */
export const wantsCallOn = (message: string): boolean =>
  wantsCall(message) && new RegExp(`\\b(?:${day})\\b`, 'i').test(message);

/** Answer that says that our people do not see contact details typed here. */
export function contactDetailsAnswer(base: KnowledgeBase): LocalAnswer {
  const page = pageAt(base, '/contact');
  return {
    ...localAnswer(
      [page],
      `Thank you, but our people do not read what you type in this chat. Leave your details with your wish on ${markdownLink(page)}, where a person reads them and answers ${base.contact.replyTime}, or ring **${base.contact.phone}** (${base.contact.hours}).`,
    ),
    offers: ['contact'],
  };
}
