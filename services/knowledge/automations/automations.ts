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

/** Catalogue of the automations, by area. Each figure can be recalculated from its basis. */
export const automations: readonly Automation[] = automationBriefs.map((brief) => ({
  ...brief,
  ...details[brief.id],
}));
