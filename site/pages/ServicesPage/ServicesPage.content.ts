export const meta = {
  title: 'Services',
  heading: 'Services',
  lead: 'Seven ways in, one ledger of results. Read the line, open the page, or let the audit choose.',
  description:
    'AI consultancy, process automation, voice agents, analytics, web presence, enterprise IT strategy and AI automation: outcome, time and effort.',
};

export const contents = { title: 'Pick the line that hurts.' };

export const comparison = {
  title: 'Side by side, in weeks and in effort.',
  lead: 'Easy means a few conversations. Hard means that your own people will have homework. We say so before you sign.',
};
