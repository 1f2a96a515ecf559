// This file is long because it holds the texts of all items.
import { casesByWork } from '../../knowledge/caseStudies/casesByWork.ts';
import type { CaseStudySlug } from '../../knowledge/caseStudies/slugs.ts';
import type { OfferingId, SubOfferingId } from '../../knowledge/offerings/briefs.ts';
import type { AuditArea, Difficulty, Opportunity } from '../types.ts';

/** Price list entry that a solution is based on, and a similar case. */
export interface SolutionBasis {
  readonly offering: OfferingId | SubOfferingId;
  /** Example of the price list that the return is calculated from: the smallest one that does this task. */
  readonly example: 'small' | 'usual';
  /** Left out if no case is similar. */
  readonly caseStudy?: CaseStudySlug | undefined;
}

/** Opportunity and solution for one task: the loss today, and the change that would prevent it. */
export interface AreaItem {
  /** Short name of the task for sentences, such as "supplier invoices". */
  readonly work: string;
  readonly opportunity: Opportunity;
  readonly solution: Opportunity & { readonly difficulty: Difficulty };
  readonly basis: SolutionBasis;
}

export const item = (
  work: string,
  opportunity: readonly [title: string, description: string],
  solution: readonly [title: string, description: string],
  difficulty: Difficulty,
  basis: SolutionBasis,
): AreaItem => ({
  work,
  opportunity: { title: opportunity[0], description: opportunity[1] },
  solution: { title: solution[0], description: solution[1], difficulty },
  basis,
});

/**
 * Three items for each area. The first is the one that usually pays off first. Each item names its area. A challenge
 * can select any of these items, or one of `moreItems`.
 */
export const areaItems: Readonly<Record<AuditArea, readonly [AreaItem, AreaItem, AreaItem]>> = {
  customerService: [
    item(
      'repeated questions',
      [
        'Customer service questions that repeat',
        'Most customer service enquiries are about a few things: hours, prices, orders, bookings. Each one interrupts somebody who was doing something else.',
      ],
      [
        'A customer service assistant on your website',
        'It answers the repeated questions from your own texts at any hour, says what it does not know, and passes the rest to a person with the conversation attached.',
      ],
      'Easy',
      { offering: 'chatbots', example: 'small', caseStudy: casesByWork.enquiries?.slug },
    ),
    item(
      'phone calls',
      [
        'Calls nobody can take',
        'Customer service calls that arrive at lunch, in the evening or on a second line are lost, and the caller rarely rings twice.',
      ],
      [
        'A voice agent for customer service calls',
        'It takes the call, answers or books, and leaves a written note. Anything unusual is put through or called back.',
      ],
      'Medium',
      { offering: 'voice-agents', example: 'small', caseStudy: casesByWork.bookings?.slug },
    ),
    item(
      'messages from customers',
      [
        'Requests that get lost between inboxes',
        'Customer service mail, forms and messages arrive in different places, so nobody sees what is still open or how long it has waited.',
      ],
      [
        'One sorted inbox for customer service',
        'Every request is read, labelled and given to the right person with a draft reply, and a reminder appears before the promised time is over.',
      ],
      'Medium',
      { offering: 'ai-automation', example: 'usual' },
    ),
  ],
  sales: [
    item(
      'sales enquiries',
      [
        'Sales enquiries that wait too long',
        'A sales enquiry is worth most while the client is still at the screen. Most of them wait until somebody has a free moment.',
      ],
      [
        'First answers to sales enquiries within minutes',
        'An assistant on your site answers a sales enquiry at once from your own pages, asks for what is missing and proposes a time to talk. A person gets the whole conversation.',
      ],
      'Easy',
      { offering: 'chatbots', example: 'small', caseStudy: casesByWork.enquiries?.slug },
    ),
    item(
      'quotations',
      [
        'Quotations written from nothing',
        'Every sales quotation is put together by hand from old ones, which takes hours and lets old prices slip in.',
      ],
      [
        'Sales quotations drafted from your price list',
        'A draft with the right items, prices and terms is ready from a few notes. A person checks it and sends it.',
      ],
      'Medium',
      { offering: 'process-automation', example: 'small' },
    ),
    item(
      'sales follow-ups',
      [
        'Sales follow-ups that nobody makes',
        'Offers without an answer are forgotten, because following up is nobody’s task in particular.',
      ],
      [
        'Sales follow-ups that make themselves',
        'Open offers are watched, a polite reminder is drafted at the right time, and the result is written into your client list.',
      ],
      'Medium',
      { offering: 'marketing-automation', example: 'small' },
    ),
  ],
  operations: [
    item(
      'data typed twice',
      [
        'Data typed twice in daily operations',
        'In most operations the same order, address or figure is typed into two or three systems. Forty copies a day at three minutes are two hours, and some are wrong.',
      ],
      [
        'Automatic entry across your operations',
        'Documents and orders are read once and entered everywhere they belong. Doubtful cases are shown to a person, and everything is on record.',
      ],
      'Medium',
      { offering: 'process-automation', example: 'small' },
    ),
    item(
      'shifts and planning',
      [
        'Operations planned from memory',
        'Shifts, deliveries and appointments depend on what a few people remember, so a day of illness throws the operations plan over.',
      ],
      [
        'A planning aid for operations',
        'It proposes the plan for the week from orders, people and past weeks, and shows early where it will not work.',
      ],
      'Hard',
      { offering: 'data-analytics', example: 'small' },
    ),
    item(
      'reports',
      [
        'Operations reports made by hand',
        'Someone spends part of each week collecting operations figures that are out of date when they are read.',
      ],
      [
        'Operations reports that write themselves',
        'The figures are collected every night, put into one page and sent before the day begins, with what changed marked.',
      ],
      'Easy',
      { offering: 'data-analytics', example: 'small', caseStudy: casesByWork.reports?.slug },
    ),
  ],
  finance: [
    item(
      'invoices',
      [
        'Supplier invoices handled by hand',
        'Finance teams type, match and file every invoice, though most of them look like the last one from the same supplier.',
      ],
      [
        'Invoice reading for finance',
        'Invoices are read, matched with orders and prepared for posting. Finance checks the exceptions and releases the rest.',
      ],
      'Medium',
      { offering: 'process-automation', example: 'small', caseStudy: casesByWork.invoices?.slug },
    ),
    item(
      'late payments',
      [
        'Payments that come late',
        'Reminders go out when somebody in finance finds the time, which is after the money was needed.',
      ],
      [
        'Payment reminders for finance',
        'Open items are watched and friendly reminders are sent in steps that you set, with a note of who promised what.',
      ],
      'Easy',
      { offering: 'process-automation', example: 'small' },
    ),
    item(
      'the view of cash',
      [
        'A finance view that is a month old',
        'Cash and margins are known when the month is closed, too late to change anything in it.',
      ],
      [
        'A weekly finance forecast',
        'Bank, invoices and orders are brought together into one forecast of cash for the coming weeks, with its assumptions written beside it.',
      ],
      'Hard',
      { offering: 'data-analytics', example: 'small' },
    ),
  ],
  hr: [
    item(
      'job applications',
      [
        'Applicants who wait for an answer',
        'HR answers applications when there is time, and good people have signed elsewhere before they hear back.',
      ],
      [
        'An answer to every HR application',
        'Each application is confirmed at once, checked for missing documents and laid before a person, who reads it and decides. Nobody is ranked, scored or filtered out by software.',
      ],
      'Medium',
      { offering: 'process-automation', example: 'small' },
    ),
    item(
      'questions from colleagues',
      [
        'The same HR questions every week',
        'Leave, expenses, contracts: HR answers the same questions from colleagues again and again.',
      ],
      [
        'An HR assistant for colleagues',
        'It answers from your own rules and shows where they are written. Personal matters go to a person.',
      ],
      'Easy',
      { offering: 'chatbots', example: 'small' },
    ),
    item(
      'first days of new colleagues',
      [
        'First days that depend on luck',
        'What new colleagues get and learn in their first weeks depends on who has time, not on an HR plan.',
      ],
      [
        'An HR checklist that runs itself',
        'Accounts, documents, introductions and training are started on the right day, and HR sees what is still open.',
      ],
      'Easy',
      { offering: 'process-automation', example: 'small' },
    ),
  ],
  other: [
    item(
      'routine that nobody has counted',
      [
        'Routine that nobody has counted',
        'Small tasks that take ten minutes each add up to days every month, and stay because nobody has written them down.',
      ],
      [
        'A week of counting, then one automation',
        'We list the repeated tasks with the people who do them, choose the one that costs most, and hand it to software first.',
      ],
      'Easy',
      { offering: 'consultancy', example: 'small' },
    ),
    item(
      'answers that are looked for again',
      [
        'Knowledge that sits in a few heads',
        'Answers exist in documents, mails and memories, and are looked for again each time.',
      ],
      [
        'One place to ask for what the company knows',
        'A search over your own documents answers in a sentence and shows the page it comes from.',
      ],
      'Medium',
      { offering: 'chatbots', example: 'small' },
    ),
    item(
      'systems that are not connected',
      [
        'Systems that do not talk to each other',
        'People carry data between programs, because each was bought for one purpose.',
      ],
      [
        'Connections between the systems you have',
        'The two programs that cause most copying are connected first. Nothing is replaced that works.',
      ],
      'Medium',
      { offering: 'process-automation', example: 'usual' },
    ),
  ],
};
