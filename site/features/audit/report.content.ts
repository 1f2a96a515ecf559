import type { ReportSource, SaveOutcome } from '#services';

export const words = {
  title: (business: string) => `AI Business Audit: ${business}`,
  sampleBusiness: 'Your Business',
  generating: 'Writing your report…',
  generatingNote:
    'This takes up to a minute. If the AI does not answer, you get the report from our templates.',
  cancel: 'Cancel',
  back: 'Change my answers',
  print: 'Print or save as PDF',
  method:
    'ROI ranges are what a typical solution of this kind returns in its first year, before anyone has seen your figures: hours saved times their cost, less the price of building and running it. Your own figures decide.',
  industry: 'Industry',
  size: 'Company size',
  areas: 'Areas',
  nextStep: 'A person goes through this with you, complimentary.',
  contact: 'Book a consultation',
  preview: {
    note: 'What you will get. Print it, save it, or delete it.',
    solutions: [
      { priority: 'High', difficulty: 'Medium', roi: '200-300%' },
      { priority: 'Medium', difficulty: 'Easy', roi: '150-200%' },
    ],
  },
} as const;

export const originNotes: Record<ReportSource, string> = {
  ai: 'Written by an AI service (Google Gemini) from your answers. Check it with a person before you act on it.',
  template: 'Prepared from our templates for the areas you chose. No AI wrote or read it.',
  sample: 'A sample without your data. It is not kept.',
};

export const outcomes: Record<SaveOutcome | 'sample' | 'opened', string> = {
  kept: 'The report is kept in this browser.',
  'latest-only':
    'The browser has no room for the list, so only this report was kept. Print or download it to be safe.',
  lost: 'The browser refused to keep the report. It stays on this screen: print or download it now.',
  sample: '',
  opened: '',
};
