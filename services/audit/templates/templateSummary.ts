import { readChallenge } from '../reading/readChallenge.ts';
import { type AuditContext, areaNames } from './auditContext.ts';

/** Usual bottlenecks of an industry. The first pattern that matches is used. */
const industries: readonly (readonly [pattern: RegExp, bottlenecks: string])[] = [
  [/retail|shop|store|commerce|wholesale/i, 'stock questions, orders and returns'],
  [/hotel|hospitality|restaurant|touris|travel|caf[eé]/i, 'bookings, guest questions and reviews'],
  [/health|medic|clinic|dental|pharma|doctor/i, 'appointments, reminders and patient questions'],
  [/logist|transport|shipping|freight|deliver/i, 'delivery notes, tracking questions and planning'],
  [/account|legal|law|audit|bank|insur|financ/i, 'documents, deadlines and client questions'],
  [/construct|real estate|property|architect|engineer/i, 'quotations, site paperwork and scheduling'],
  [/manufact|factory|production|industr/i, 'orders, quality records and purchasing'],
  [/school|educat|universit|training|tutor/i, 'enrolments, timetables and student questions'],
  [/software|technology|saas|\bit\b|telecom/i, 'support requests, documentation and reporting'],
];

function bottleneckSentence(industry: string): string {
  const bottlenecks = industries.find(([pattern]) => pattern.test(industry))?.[1];
  return bottlenecks
    ? `In this line of work most hours are lost to ${bottlenecks}.`
    : 'In most companies the hours are lost to enquiries, paperwork and reports: five people who lose an hour a day lose a hundred hours a month.';
}

/** Largest company, in people, that has no separate departments. */
const maxUndivided = 10;

function firstStep(companySize: string): string {
  const sizes = companySize.match(/\d[\d.,]*/g)?.map((size) => Number(size.replace(/\D/g, ''))) ?? [];
  const size = Math.max(0, ...sizes);
  if (/\bjust me\b|\bmyself\b|\balone\b/i.test(companySize)) {
    return 'When you work alone, start with the task you put off most often: it costs you twice.';
  }
  if (size === 0) return 'Start with one process, measure it for a month, and go on only if it pays.';
  return size <= maxUndivided
    ? 'With a team of this size, start with one task that everybody knows, so that the whole team feels the difference.'
    : 'With a team of this size, start in one department with one process, measure it for a month, and let the others follow.';
}

const inSentence = new Intl.ListFormat('en-GB');

/** Explains the order of the solutions by the text of the visitor, the ticked areas, or the lack of both. */
function orderOf({ areas, challenge }: AuditContext): string {
  const named = readChallenge(challenge)
    // A third task is often only mentioned in passing.
    .slice(0, 2)
    .map(({ work }) => work);
  const chosen = inSentence.format(areas.map((area) => areaNames[area]));
  if (named.length > 0)
    return `You wrote about ${inSentence.format(named)}, so the report begins there.${chosen ? ` After that comes what you asked about: ${chosen}.` : ''}`;
  const unread = challenge
    ? 'What you wrote is none of the tasks that these templates know; a person reads it if you ask for a follow-up. '
    : '';
  return chosen
    ? `${unread}It looks at what you asked about: ${chosen}.`
    : `${unread}You named no particular area, so it looks at where routine work costs most in a company like this.`;
}

/** The executive summary of a report from templates. */
export function templateSummary(context: AuditContext): string {
  const { businessName, industry, companySize } = context;
  const details = [industry && `industry: ${industry}`, companySize && `company size: ${companySize}`];
  const known = details.filter(Boolean).join('; ');
  return [
    `This report is for ${businessName}${known && ` (${known})`}. ${orderOf(context)}`,
    `${bottleneckSentence(industry)} Each solution below has its price, its time and a typical range of return. The ranges are for large tasks and no promise: beside each stands how many hours a week it takes at that price.`,
    firstStep(companySize),
  ].join('\n\n');
}
