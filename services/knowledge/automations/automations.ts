import type { Automation } from '../types.ts';
import { customerServiceAutomations } from './customerService.ts';
import { financeAutomations } from './finance.ts';
import { hrAutomations } from './hr.ts';
import { marketingAutomations } from './marketing.ts';
import { operationsAutomations } from './operations.ts';
import { salesAutomations } from './sales.ts';

/** The catalogue, by area. Each figure can be recomputed from the basis beside it. */
export const automations: readonly Automation[] = [
  ...customerServiceAutomations,
  ...salesAutomations,
  ...operationsAutomations,
  ...financeAutomations,
  ...hrAutomations,
  ...marketingAutomations,
];
