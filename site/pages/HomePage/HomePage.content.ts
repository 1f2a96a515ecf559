import { company } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';

export const meta = {
  title: 'AI and IT consultancy in Nicosia, Cyprus',
  description: `${company.description.split('. ')[0]}. Free AI business audit, seven services, ${company.stats.clients} clients.`,
};

export const hero = {
  title: ['Give the tangle', 'to the machine.'],
  lead: company.description,
  audit: { label: 'Start your free audit', href: paths.aiAudit },
  automations: { label: 'See what we automate', href: paths.automations },
  threadLabel: 'A tangle of threads passes through a copper ingot and leaves as five straight lines',
  results: ['Enquiry answered', 'Call booked', 'Invoice posted', 'Report sent', 'Lead qualified'],
} as const;

export const services = { title: 'Seven ways in. One ledger of results.', all: 'All services' };

export const questions = { title: 'Six questions everyone asks' };
