import { dayRate, formatEuros, serviceCount, services } from '#services/knowledge';
import { firstResult } from '#site/sections/ServicesOverview/ServicesOverview.content.ts';

export const meta = {
  title: 'Services',
  heading: 'Services',
  lead: `${serviceCount.first} services, and every result measured. Choose a service, or let the free audit suggest one.`,
  description:
    'From AI consultancy to AI automation: what each service changes, how long a first result takes, and what three worked examples cost.',
};

const [usual, ...unusual] = new Set(services.map(firstResult));

const taking = (time: string) =>
  services.flatMap((service) => (firstResult(service) === time ? [service.title] : [])).join(', ');

export const contents = {
  title: 'What each one gives you, and its lowest price',
  /** The usual time once, and the services that take another. */
  times: [`First result in ${usual}`, ...unusual.map((time) => `${taking(time)}: ${time}`)].join('; '),
};

export const comparison = {
  title: `Compare the ${serviceCount.inside} services`,
  lead: `Worked examples at ${formatEuros(dayRate)} a day, without VAT. Yours has a fixed price, in writing, before work starts.`,
};
