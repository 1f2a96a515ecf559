export const meta = {
  title: 'Automations',
  heading: 'Automations',
  lead: 'A catalogue of routine work a machine can take over, with what starts it, what it touches and the hours it saves.',
  description:
    'A catalogue of routine work a machine can take over: what starts it, the steps, the systems it touches and the hours it saves.',
};

export const catalogueTitle = 'Pick the task you would miss least.';

export const filters = { area: 'Area', system: 'System', all: 'All' };

/** How many are shown, and what they would save together. */
export const countOf = (count: number, hours: number) =>
  count === 0
    ? 'Nothing does both yet. Choose another area or system.'
    : `${count} ${count === 1 ? 'automation' : 'automations'}, together ${hours} hours a week.`;
