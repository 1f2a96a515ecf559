export const meta = {
  title: 'Privacy Policy',
  heading: 'Privacy Policy',
  lead: 'Nothing is stored and nobody is called before you act. This page lists everything that happens after.',
  description:
    'What this website stores in your browser, what it sends and to whom, for how long, and how to delete all of it.',
};
