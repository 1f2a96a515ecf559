import type { Labels } from './Labels.ts';

// Labels of a report, in their own file, so that only pages with a report load them. The titles of the three parts must
// equal the titles in the prompt for the model.

export const report: Labels['report'] = {
  contents: 'Contents',
  preparedFor: 'Prepared for',
  date: 'Date',
  summary: 'Executive Summary',
  opportunities: 'Key Opportunities',
  solutions: 'Recommended Solutions',
  method: 'Assumptions and method',
  nextStep: 'Next step',
  effort: 'Effort',
  copy: 'Copy section',
  sort: 'Sort by',
  orders: { written: 'As written', priority: 'Priority', effort: 'Least effort' },
  origins: {
    ai: 'AI-generated',
    mixed: 'Partly AI-generated',
    template: 'Prepared from templates',
    sample: 'Sample',
  },
  priority: (priority) =>
    /^(?:High|Medium|Low)$/.test(priority) ? `${priority} priority` : `Priority: ${priority}`,
  roi: (range) => (/^[\d.,-]+[%x]$/.test(range) ? `${range} ROI` : `ROI: ${range}`),
  usual: (facts) => `Our usual value, where the AI stated none: ${facts}.`,
  facts: { priority: 'priority', roi: 'ROI', difficulty: 'effort' },
  chart: { title: 'Return in the first year, by effort', efforts: ['Easy', 'Medium', 'Hard'] },
};

export const reportToolbar: Labels['reportToolbar'] = {
  toolbar: 'What to do with this report',
  print: 'PDF or print',
  share: 'Share',
  compare: 'Compare',
  download: 'Download',
  formats: { docx: 'Word', html: 'HTML', markdown: 'Markdown', json: 'JSON' },
  more: 'More formats',
};

export const reportList: Labels['reportList'] = {
  list: 'Your reports',
  rename: 'Rename',
  renameField: 'Name of the report',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteTitle: (title) => `Delete "${title}"?`,
  deleteText: 'It is kept nowhere but in this browser. This cannot be undone.',
  deleteAll: 'Delete all',
  deleteAllTitle: 'Delete all reports?',
  deleteAllText: 'They are kept nowhere but in this browser. This cannot be undone.',
  keep: 'Keep',
};

export const roiExplainer: Labels['roiExplainer'] = { range: 'What is behind' };
