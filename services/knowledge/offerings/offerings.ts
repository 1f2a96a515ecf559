import { aiAutomation } from '../offerings/aiAutomation.ts';
import { type OfferingId, offeringBriefs } from '../offerings/briefs.ts';
import { consultancy } from '../offerings/consultancy.ts';
import { dataAnalytics } from '../offerings/dataAnalytics.ts';
import { digitalPresence } from '../offerings/digitalPresence.ts';
import { enterpriseItStrategy } from '../offerings/enterpriseItStrategy.ts';
import { prices } from '../offerings/prices.ts';
import { processAutomation } from '../offerings/processAutomation.ts';
import type { Offering, OfferingDetails } from '../types.ts';
import { voiceAgents } from './voiceAgents.ts';

const details: Readonly<Record<OfferingId, OfferingDetails>> = {
  consultancy: consultancy,
  'process-automation': processAutomation,
  'voice-agents': voiceAgents,
  'data-analytics': dataAnalytics,
  'digital-presence': digitalPresence,
  'enterprise-it-strategy': enterpriseItStrategy,
  'ai-automation': aiAutomation,
};

/** All offered services with all content of their pages, in the order of their briefs. */
export const offerings: readonly Offering[] = offeringBriefs.map((brief) => ({
  ...brief,
  ...details[brief.id],
  price: prices[brief.id],
}));
