export const meta = {
  title: 'Case Studies',
  heading: 'Case Studies',
  lead: 'What was built, what it changed in figures, and what went wrong on the way. Clients are not named.',
  description:
    'Anonymous case studies from Cyprus: the situation, what was built, three figures, what did not work, and how long it took.',
};

export const labels = {
  situation: 'The situation',
  built: 'What was built',
  setback: 'What did not work',
  duration: 'Time',
};

export const parts = ['situation', 'built', 'setback', 'duration'] as const;
