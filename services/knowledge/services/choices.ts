import type { ServiceId } from './briefs.ts';

/** What tells a service from the others, for those who have to choose. */
export interface ServiceChoice {
  /** When somebody needs it, in one sentence of theirs. */
  readonly need: string;
  /** What is finished by it, in two words: "Calls answered". */
  readonly finished: string;
}

/** What tells each service from the others; only the list of all of them loads it. Leave out what nobody has written. */
export const choices: Readonly<Partial<Record<ServiceId, ServiceChoice>>> = {
  consultancy: { need: 'Everybody here wants AI, and nobody knows where.', finished: 'Ideas ranked' },
  'process-automation': { need: 'We type the same figures into three systems.', finished: 'Invoices posted' },
  'voice-agents': { need: 'The phone rings while we serve customers.', finished: 'Calls answered' },
  'data-analytics': { need: 'Every meeting starts with whose figure is right.', finished: 'Figures agreed' },
  'digital-presence': { need: 'People read our whole site, and then phone.', finished: 'Visits booked' },
  'enterprise-it-strategy': {
    need: 'Only one person knows how our systems connect.',
    finished: 'Systems mapped',
  },
  'ai-automation': { need: 'Every order arrives worded differently.', finished: 'Orders read' },
};
