export const meta = {
  title: 'Accessibility',
  heading: 'Accessibility',
  lead: 'What was tested so that everybody can use this site, what we know to be missing, and how to tell us.',
  description:
    'How this website meets the web accessibility guidelines and the European standard: what was tested, how and when, known limits, and how to complain.',
};
