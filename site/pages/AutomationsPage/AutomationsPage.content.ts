import { paths } from '#site/routing/paths.ts';

export const meta = {
  title: 'Automations',
  heading: 'Automations',
  lead: 'A catalogue of routine work a machine can take over, with what starts it, what it touches and the hours it saves.',
  description:
    'A catalogue of routine work a machine can take over: what starts it, the steps, the systems it touches and the hours it saves.',
};

export const catalogue = {
  title: 'Which task would you give away first?',
  lead: 'Tick tasks to add up their hours. They are those of the example in each row, not of your company.',
  howToCount: { label: 'How to count hours saved', href: paths.post('measure-hours-saved') },
};

export const filters = {
  area: 'Area',
  system: 'A system you already have',
  all: 'All areas',
  anySystem: 'Any system',
  clear: 'Show all',
  sort: 'Order',
  byArea: 'By area',
  byHours: 'Most hours first',
};

/** Names what has been ticked. */
export const sum = 'Added up';

/** Before anything is ticked, after the figure. */
export const nothing = { figure: '0', call: 'hours a week: tick a task' };

/** Once something is, after their number; the hours themselves stand in the bar below, and are only heard. */
export const ticked = 'ticked';
export const addedUp = (hours: number) => `: ${hours} hours a week`;

/** How many are shown. */
export const countOf = (count: number) =>
  count === 0
    ? 'No automation matches both. Choose another area or system.'
    : `${count} ${count === 1 ? 'automation' : 'automations'}`;

export const call = {
  title: 'Your task is not in the list?',
  text: 'If it repeats and has rules, it probably could be. Describe it in three lines, and a person says what it would take, including when the answer is no.',
  action: { label: 'Describe it to a person', href: paths.contact },
};
