export const meta = {
  title: 'Privacy Policy',
  heading: 'Privacy Policy',
  lead: 'Nothing is stored and nobody is called before you act. This page lists everything that happens after.',
  description:
    'What this website stores in your browser, what it sends and to whom, for how long, and how to delete all of it.',
};

export const table = {
  caption: 'What we store in your browser',
  columns: [
    { key: 'key', label: 'Name' },
    { key: 'place', label: 'Where' },
    { key: 'purpose', label: 'Why' },
    { key: 'contents', label: 'What' },
    { key: 'retention', label: 'How long' },
  ],
};

export const data = {
  title: 'Your data on this device',
  none: 'Nothing of yours is stored in this browser now.',
  some: (keys: readonly string[]) => `Stored in this browser now: ${keys.join(', ')}.`,
  export: 'Download all of it',
  delete: 'Delete all of it',
  deleted: 'Everything is deleted.',
  refused: 'The browser refused to delete it. Clear this site’s data in the browser’s own settings.',
  confirm: {
    title: 'Delete everything stored here?',
    text: 'Your settings, reports, drafts and conversation are removed from this browser. What you have sent to us or asked the AI is not: write to us to have it erased.',
    yes: 'Delete everything',
    no: 'Keep it',
  },
  fileName: 'my-data.json',
};
