import { type SaveOutcome, sampleItems, sentAnswersListed } from '#services';
import { formatMoney, hoursForReturn, reportRange } from '#services/knowledge';
import { defaultAssumptions, savingOf, weeksPerYear } from '#services/reports';

/** Note on ROI. A range belongs to a place in the sequence of projects, so it is the same for every visitor. */
const roi = `ROI (return on investment) is what a first, second and third project may return in the first year, each saving ${hoursForReturn(reportRange.least)} hours a week or more.`;

/** Example of a yearly saving, calculated like in the report. */
function workedExample() {
  const { hoursPerWeek, hourlyCost, share } = defaultAssumptions;
  const saved = hoursPerWeek * share;
  return {
    amount: `Example: ${saved} of ${hoursPerWeek} hours saved, ${formatMoney(savingOf().saving)}\u00a0a\u00a0year`,
    arithmetic: `${saved} hours a week ×\u00a0${formatMoney(hourlyCost)} ×\u00a0${weeksPerYear} weeks`,
  };
}

/** Texts of the preview beside the form. */
export const preview = {
  label: 'Preview of your report',
  note: 'What you will get. Print it, save it, or delete it.',
  sample: 'Sample',
  draft: (doneCount: number, stepCount: number) => `Draft, ${doneCount} of ${stepCount} steps done`,
  exampleNote: `Your own report replaces it as you answer. ${roi}`,
  draftNote: `Made from templates in this browser. ${roi}`,
  /** Label of the compact preview inside the form. */
  soFar: 'Your report so far',
  nothing: `Tick an area, and its first points appear here, such as “${sampleItems[0]?.opportunity.title}”.`,
  worked: workedExample(),
  /** Labels for the order of the proposed solutions. */
  places: ['First project', 'Second project', 'Third project'],
  /** Short form of the sample report, shown before the first answer. A test compares it with the full sample. */
  example: {
    summary:
      'In most companies the hours are lost to enquiries, paperwork and reports: five people who lose an hour a day lose a hundred hours a month.',
    opportunities: sampleItems.slice(0, 1).map(({ opportunity }) => opportunity),
    solutions: sampleItems.map(({ solution }) => solution),
  },
} as const;

/** Texts shown while a report is written. */
export const waiting = {
  ai: {
    heading: 'Google Gemini is writing your report',
    note: `It has your ${sentAnswersListed}, and nothing else. If it does not answer in time, the report comes from our templates.`,
  },
  templates: {
    heading: 'Preparing your report from templates',
    note: 'Nothing is sent for this.',
  },
  bar: 'Time waited',
  elapsed: (seconds: number, longest: number) => `${seconds} of at most ${longest} seconds`,
  skip: 'Do not wait, use templates',
  cancel: 'Cancel',
} as const;

/** Texts shown if there is no report. */
export const auditErrors = {
  failed: {
    title: 'The report could not be written',
    text: 'Your answers are still in the form.',
    templates: 'Prepare my report from templates',
    back: 'Back to the form',
  },
  unloaded: {
    title: 'This part of the page did not load',
    text: 'The connection was lost, or the site has just been updated. Your answers and reports stay in this browser: load the page once more.',
    reload: 'Reload Page',
  },
  missing: {
    title: 'There is no such report here',
    saved:
      'It was deleted, or it is kept in another browser. We have no copy of it: a report is saved only in the browser that asked for it.',
    shared:
      'The link is damaged or was cut off on its way. Ask for it once more, or for the report as a file.',
  },
} as const;

/** Announcements for screen readers. They come in addition to the name of the focused element. */
export const spoken = {
  writing: 'Your report is being written. It takes a minute at most.',
  cancelled: 'Cancelled. Your answers are in the form.',
  returned: 'Your answers are in the form. Change what you like.',
} as const;

/** Beginning of the announcement of a new report. One of `saveNotices` follows. */
export const ready = 'Your report is ready.';

/** Results of saving a report, for the announcement. */
export const saveNotices: Record<SaveOutcome, string> = {
  saved: 'Saved in this browser.',
  'latest-only': 'No room for more reports: only this one was kept.',
  lost: 'It could not be kept. Print or download it.',
};

export const opening = 'Opening the report...';
