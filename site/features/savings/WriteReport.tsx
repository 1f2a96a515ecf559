import { Button, Icon } from '#design-system';
import { paths } from '#site/routing/paths.ts';

import { automationField } from './chosenAutomations.ts';
import type { SavingsProps } from './SavingsProps.ts';
import { words } from './savings.content.ts';

export interface WriteReportProps extends SavingsProps {
  /** Styles the words that a narrow place may hide from the eye. */
  readonly restClass?: string;
}

/** Leads to the audit form, filled from the choice. */
export const WriteReport = ({ chosen, restClass }: WriteReportProps) => (
  <Button
    href={`${paths.aiAudit}?${new URLSearchParams(chosen.map((id) => [automationField, id]))}`}
    size="small"
    icon={<Icon name="arrowRight" />}
    iconPosition="end"
  >
    <span>
      {words.write} <span className={restClass}>{words.fromThese}</span>
    </span>
  </Button>
);
