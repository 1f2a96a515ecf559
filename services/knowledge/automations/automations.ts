import type { Automation, AutomationDetails } from '../types.ts';
import { type AutomationId, automationBriefs } from './briefs.ts';
import { customerServiceAutomations } from './customerService.ts';
import { financeAutomations } from './finance.ts';
import { hrAutomations } from './hr.ts';
import { marketingAutomations } from './marketing.ts';
import { operationsAutomations } from './operations.ts';
import { salesAutomations } from './sales.ts';

const details: Readonly<Record<AutomationId, AutomationDetails>> = {
  ...customerServiceAutomations,
  ...salesAutomations,
  ...operationsAutomations,
  ...financeAutomations,
  ...hrAutomations,
  ...marketingAutomations,
};

/** The catalogue, by area. Each figure can be recomputed from the basis beside it. */
export const automations: readonly Automation[] = automationBriefs.map((brief) => ({
  ...brief,
  ...details[brief.id],
}));
