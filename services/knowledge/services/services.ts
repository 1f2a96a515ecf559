import type { Service } from '../types.ts';
import { aiAutomation } from './aiAutomation.ts';
import { consultancy } from './consultancy.ts';
import { dataAnalytics } from './dataAnalytics.ts';
import { digitalPresence } from './digitalPresence.ts';
import { enterpriseItStrategy } from './enterpriseItStrategy.ts';
import { processAutomation } from './processAutomation.ts';
import { voiceAgents } from './voiceAgents.ts';

/** The seven services, in the order in which they are shown. */
export const services: readonly Service[] = [
  consultancy,
  processAutomation,
  voiceAgents,
  dataAnalytics,
  digitalPresence,
  enterpriseItStrategy,
  aiAutomation,
];
