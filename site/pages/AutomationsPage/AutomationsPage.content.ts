import { isOffered } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';

export const meta = {
  title: 'Automations',
  heading: 'Automations',
  lead: 'Tasks a machine can take over, with the hours a week each saves in an example firm. Tick yours to add them up.',
  description:
    'A catalogue of routine work a machine can take over: what starts it, the steps, the systems it touches and the hours it saves.',
};

export const whatItCosts = {
  label: 'What it costs',
  href: isOffered('process-automation') ? paths.service('process-automation') : paths.services,
};

export const filters = {
  area: 'Area',
  system: 'A system you have',
  all: 'All',
  anySystem: 'All systems',
  clear: 'Show all',
  sort: 'Order',
  byArea: 'Sort: area',
  byHours: 'Sort: hours',
};

/** Number of ticked tasks. `addedUp` follows it for screen readers only, because the bar below shows the hours. */
export const ticked = (count: number) => `${count} ticked`;
export const addedUp = (hours: number) => `: ${hours} hours a week`;

/** Announced after the last task was unticked. */
export const nothingTicked = 'Nothing is ticked';

/** Number of automations that pass the filters. */
export const countOf = (count: number) =>
  count === 0
    ? 'No automation matches both. Choose another area or system.'
    : `${count} ${count === 1 ? 'automation' : 'automations'}`;

export const call = {
  title: 'Your task is not in the list?',
  text: 'If it repeats and has rules, it can probably be automated. Describe it in three lines, and a person says what it would take, including when the answer is no.',
  action: { label: 'Describe it to a person', href: paths.contact },
};
