import { Button } from '#design-system';
import { paths } from '#site/routing/paths.ts';

import { automationField } from './chosenAutomations.ts';
import type { SavingsProps } from './SavingsProps.ts';
import { copy } from './savings.content.ts';

/** Link to the audit form. Its query names the chosen automations, and `useFilledAudit` reads them. */
export const WriteReport = ({ chosen }: SavingsProps) => (
  <Button
    href={`${paths.aiAudit}?${new URLSearchParams(chosen.map((id) => [automationField, id]))}`}
    size="small"
  >
    {copy.write}
  </Button>
);
