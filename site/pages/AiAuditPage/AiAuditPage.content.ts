export const meta = {
  title: 'Free AI Business Audit',
  heading: 'Free AI Business Audit',
  lead: 'Three fields to fill in, and five more if you like: about three minutes. You get a written report. It is saved in your browser, and we get no copy until you send it.',
  description:
    'About three minutes of your time, one written report: where AI would pay for itself in your business, in what order, and how hard each step is.',
};

/** Link to the sample report. */
export const sample = 'See a sample report';
