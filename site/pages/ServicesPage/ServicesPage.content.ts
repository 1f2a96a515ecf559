export const meta = {
  title: 'Services',
  heading: 'Services',
  lead: 'Seven ways in, one ledger of results. Read the line, open the page, or let the audit choose.',
  description:
    'AI consultancy, process automation, voice agents, analytics, web presence, enterprise IT strategy and AI automation, one line each.',
};

export const headings = { index: 'Seven services, one line each', technologies: 'What we build with' };
