import { hoursForReturn, reportRange } from '../../knowledge/firstYear.ts';
import { type AuditContext, areaNames } from './auditContext.ts';

/** Usual bottlenecks of an industry. The first whose words fit is used. */
const industries: readonly (readonly [words: RegExp, place: string])[] = [
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

function hotspot(industry: string): string {
  const place = industries.find(([words]) => words.test(industry))?.[1];
  return place
    ? `In this line of work most hours are lost to ${place}.`
    : 'In most companies the hours are lost to enquiries, paperwork and reports: five people who lose an hour a day lose a hundred hours a month.';
}

/** Up to this many people a company has no department to start with. */
const small = 10;

function firstStep(companySize: string): string {
  const sizes = companySize.match(/\d[\d.,]*/g)?.map((size) => Number(size.replace(/\D/g, ''))) ?? [];
  const size = Math.max(0, ...sizes);
  if (/\bjust me\b|\bmyself\b|\balone\b/i.test(companySize)) {
    return 'When you work alone, start with the task you put off most often: it costs you twice.';
  }
  if (size === 0) return 'Start with one process, measure it for a month, and go on only if it pays.';
  return size <= small
    ? 'With a team of this size, start with one task that everybody knows, so that the whole team feels the difference.'
    : 'With a team of this size, start in one department with one process, measure it for a month, and let the others follow.';
}

/** The executive summary of a report from templates. */
export function templateSummary({ businessName, industry, companySize, areas }: AuditContext): string {
  const names = new Intl.ListFormat('en-GB').format(areas.map((area) => areaNames[area]));
  const focus =
    areas.length === 0
      ? 'You named no particular area, so it looks at where routine work costs most in a company like this.'
      : `It looks at what you asked about: ${names}.`;
  const details = [industry && `industry: ${industry}`, companySize && `company size: ${companySize}`];
  const known = details.filter(Boolean).join('; ');
  return [
    `This report is for ${businessName}${known && ` (${known})`}. ${focus}`,
    `${hotspot(industry)} The three opportunities below are the ones that usually return their cost first, and each has a solution with a typical range of return. The ranges assume a task that saves ${hoursForReturn(reportRange.least)} hours a week or more, and are no promise: a short talk shows which of them fit.`,
    firstStep(companySize),
  ].join('\n\n');
}
