import type { Service, ServiceDetails } from '../types.ts';
import { aiAutomation } from './aiAutomation.ts';
import { type ServiceId, serviceBriefs } from './briefs.ts';
import { consultancy } from './consultancy.ts';
import { dataAnalytics } from './dataAnalytics.ts';
import { digitalPresence } from './digitalPresence.ts';
import { enterpriseItStrategy } from './enterpriseItStrategy.ts';
import { prices } from './prices.ts';
import { processAutomation } from './processAutomation.ts';
import { voiceAgents } from './voiceAgents.ts';

const details: Readonly<Record<ServiceId, ServiceDetails>> = {
  consultancy: consultancy,
  'process-automation': processAutomation,
  'voice-agents': voiceAgents,
  'data-analytics': dataAnalytics,
  'digital-presence': digitalPresence,
  'enterprise-it-strategy': enterpriseItStrategy,
  'ai-automation': aiAutomation,
};

/** The services with all that their pages show, in the order of their briefs. */
export const services: readonly Service[] = serviceBriefs.map((brief) => ({
  ...brief,
  ...details[brief.id],
  price: prices[brief.id],
}));
