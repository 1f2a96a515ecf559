import type { ReportSource } from '#services';
import { companyBrief, contact, country, formatNumber, maxHourCost } from '#services/knowledge';

import type { DisplayedReport } from './DisplayedReport.ts';

type Outcome = DisplayedReport['outcome'];

export const reportCopy = {
  sampleBusiness: 'Your Business',
  back: { own: 'Change my answers', other: 'Back to the form' },
  allReports: 'All my reports',
  keep: 'Keep this report in this browser',
  industry: 'Industry',
  size: 'Company size',
  areas: 'Areas',
  ask: 'Ask about this',
  askAbout: (solution: string) => `Ask about this: ${solution}`,
  askAgain: 'Ask the AI again',
  /** Question for the chat's input. `range` is empty if the report states no return. */
  question: (solution: string, range: string) =>
    `My audit report recommends "${solution}"${range ? ` (ROI ${range})` : ''}. How would you do this, and what would it need from us?`,
} as const;

/** Texts of the column beside the report. */
export const rail = {
  calls: 'Talk it through, free',
  /** Name of the founder's drawing in `RoleFigure`. */
  figure: 'consultant',
  founder: (replyTime: string) => `Our founder. She or a colleague answers ${replyTime}.`,
  downloads: 'Take the report with you',
} as const;

/** Sentence on the author of a report, by its source. */
export const originNotes: Record<ReportSource, string> = {
  ai: 'Written by an AI service (Google Gemini) from your answers. Check it with a person before you act on it.',
  mixed:
    'Written partly by an AI service (Google Gemini) from your answers, partly prepared from our templates; each part says which. Check it with a person before you act on it.',
  template: 'Prepared from our templates for the areas you chose. No AI wrote or read it.',
  sample: 'A sample without anybody\u2019s data.',
};

/** Short form of `originNotes`, for lists and tables. */
export const originLabels: Record<ReportSource, string> = {
  ai: 'AI-generated',
  mixed: 'Partly AI-generated',
  template: 'Prepared from templates',
  sample: 'Sample',
};

/** Explanations in plain words, below the fixed titles of the three parts. */
export const partMeanings = {
  summary: 'The report in a few sentences.',
  opportunities: 'Where time is lost today.',
  solutions:
    'What we would build. ROI (return on investment) is the gain of the first year, in percent of the cost.',
} as const;

/** State of the storage of a report, by its outcome. */
export const outcomes: Record<Outcome, string> = {
  saved: 'This report is saved in this browser. We have no copy unless you send it to us.',
  opened: 'This report is saved in this browser. We have no copy unless you send it to us.',
  'latest-only':
    'This browser has no room for more reports, so only this one could be kept. Download it, or delete older ones.',
  lost: 'This browser could not keep the report. It stays on this screen: print or download it before you leave.',
  sample: 'This is a sample report. It is not saved.',
  shared: 'You opened this report from a link. It is not kept in this browser.',
};

/** Texts of the notifications. */
export const notices = {
  copied: 'Copied.',
  renamed: 'Report renamed.',
  notRenamed: 'The new name could not be kept.',
  deleted: 'Report deleted.',
  allDeleted: 'All reports deleted.',
  noWord: 'The Word file could not be made. Print the report, or take the HTML file.',
  notDeleted: 'The browser did not delete everything.',
} as const;

export const past = {
  title: 'Your reports',
  note: 'Kept in this browser for 12 months, the newest 50. We cannot see them.',
  empty: 'No reports any more',
  emptyText: 'The next one you ask for will be here.',
} as const;

export const share = {
  title: 'Share this report',
  warning:
    'The link holds the whole report and your business name. Whoever has the link can read it, and it cannot be called back. Your name, email and phone are not added to it, but the report can repeat a name from your answers.',
  how: 'The report travels in the link itself. It is not uploaded anywhere.',
  field: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  close: 'Done',
  packing: 'Making the link...',
  tooLong: 'This report is too long for a link, or this browser cannot pack it. Send it as a file instead.',
} as const;

export const followUp = {
  promise: `A person at ${companyBrief.name} goes through this with you free of charge, and replies ${contact.replyTime}.`,
  whatIsSent: (name: string, email: string) =>
    `"Ask for a follow-up" sends this report with your name and email (${name}, ${email}) to ${companyBrief.name}. Nothing is sent before you press it.`,
  send: 'Ask for a follow-up',
  sendByMail: 'Open in my mail program',
  byMail:
    'This page cannot send the report itself: the button opens your mail program with it filled in, and you send it there.',
  message: (title: string) => `Please follow up on my report "${title}".`,
  subject: 'Follow-up on my AI business audit',
  contact: 'Talk to us',
  again: 'Try again',
  mail: 'Write it in my mail program',
  /** By outcome of `useLeadDelivery`. */
  outcomes: {
    delivered: `Sent. A person replies ${contact.replyTime}.`,
    unavailable:
      'Your mail program should have opened with the text filled in. Nothing is sent until you send it there.',
    doubted: 'Not sent yet: the request came as fast as a program sends it. If you want it, press again.',
    failed: 'It did not arrive. Try again, or send it with your mail program.',
  },
} as const;

export const roi = {
  /** Title of the estimate. `example` is true until the visitor changes a number. */
  estimateTitle: (example: boolean, { hoursPerWeek, hourlyCost, share }: Record<string, string>) =>
    `${example ? 'For example' : 'With your numbers'}, ${hoursPerWeek} hours a week at ${country.currencySign}${hourlyCost}, ${share}% of them taken over:`,
  method:
    'A return is counted in percent of what a project costs until the end of its first year: hours saved times their cost, less the price of building and running it, divided by that price. It needs a large task; a smaller one returns less. It is an estimate made before anyone has seen your figures, and no promise.',
  own: 'Put in your own:',
  solution: 'Solution',
  assumptions: {
    hoursPerWeek: { label: 'Hours a week this work takes now', most: 10_000 },
    hourlyCost: { label: `Cost of an hour, ${country.currencySign.trim()}`, most: maxHourCost },
    share: { label: 'Share the solution takes over, %', most: 100 },
  },
  outOfRange: (most: number) => `Enter a number from 0 to ${formatNumber(most)}`,
  nothing: 'Nothing to save with these numbers.',
  estimate: (saving: string, project: string, cost: string, result: string) =>
    `${saving} saved a year. A project of this kind (${project}) costs ${cost} until the end of its first year: ${result}`,
  pays: (sum: string, percent: string, months: string) =>
    `${sum} = a return of ${percent}%, paid back after ${months} months.`,
  paysLater: (months: string) =>
    `less than that is saved in the first year, so it is paid back after ${months} months.`,
  neverPays: 'running it costs more than it saves, so these numbers do not pay for it.',
  note: (weeks: number) =>
    `Calculated with ${weeks} working weeks a year. Taxes and later years are left out.`,
} as const;

export const comparing = {
  title: 'Two reports side by side',
  caption: 'Comparison of two reports',
  one: 'First report',
  other: 'Second report',
  back: 'Back to the report',
  aspect: 'Part',
  rows: {
    date: 'Date',
    origin: 'Written by',
    areas: 'Areas',
    summary: 'Executive Summary',
    opportunities: 'Key Opportunities',
    solutions: 'Recommended Solutions',
  },
  onlyHere: 'only here',
} as const;
