import type { Service, SubService } from '../types.ts';

/** What links and lists say of each service. */
type Briefs<Of extends Service | SubService> = {
  readonly [Id in Of['id']]: Pick<Of, 'title' | 'summary'> & { readonly id: Id };
};

/** The seven services in brief, in the order in which they are shown; apart from their texts, so that a list loads no more. */
export const serviceBriefs: Briefs<Service> = {
  consultancy: {
    id: 'consultancy',
    title: 'AI consultancy',
    summary: 'A plan you can defend: where AI pays, what it costs, what to leave alone.',
  },
  'process-automation': {
    id: 'process-automation',
    title: 'Process automation',
    summary: 'The copy-paste between your systems, done by software that logs what it did.',
  },
  'voice-agents': {
    id: 'voice-agents',
    title: 'AI voice agents',
    summary: 'Every call answered, in Greek or English, day and night.',
  },
  'data-analytics': {
    id: 'data-analytics',
    title: 'Data & analytics',
    summary: 'One page a week that says what changed and what to do about it.',
  },
  'digital-presence': {
    id: 'digital-presence',
    title: 'Digital presence',
    summary: 'A site that answers questions instead of collecting them.',
  },
  'enterprise-it-strategy': {
    id: 'enterprise-it-strategy',
    title: 'Enterprise IT strategy',
    summary: 'A three-year map from the systems you have to the ones you need.',
  },
  'ai-automation': {
    id: 'ai-automation',
    title: 'AI automation',
    summary: 'Routine that needs reading and judgement, with a person on the doubtful cases.',
  },
};

/** The solutions inside services in brief. */
export const subServiceBriefs: Briefs<SubService> = {
  chatbots: {
    id: 'chatbots',
    title: 'Chatbots',
    summary: 'A website assistant that shows its sources and knows when to fetch a person.',
  },
  'marketing-automation': {
    id: 'marketing-automation',
    title: 'Marketing automation',
    summary: 'Messages sent because something happened, and counted by what they bring.',
  },
  'cloud-migration': {
    id: 'cloud-migration',
    title: 'Cloud migration',
    summary: 'Servers and files moved one at a time, each with a rehearsal and a way back.',
  },
};
