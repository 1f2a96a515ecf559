import { type ReactNode, useState } from 'react';

import { Heading, Stack, Text } from '#design-system';
import { companyBrief, contact, features, founder } from '#services/knowledge';
import { Face } from '#site/drawings/RoleFigure/Face.tsx';
import { CallDays } from '#site/features/calls/CallDays.tsx';

import * as styles from './ReportRail.css.ts';
import { rail } from './report.content.ts';

export interface ReportRailProps {
  /** Downloads of the report. */
  readonly children: ReactNode;
}

/** Column beside a report: the next free times for a call, the founder, and the downloads. */
export function ReportRail({ children }: ReportRailProps) {
  const [now] = useState(() => new Date());
  return (
    <>
      {features.calls && (
        <Stack gap="xs">
          <Heading level={3} size="h4">
            {rail.calls}
          </Heading>
          <CallDays now={now} />
        </Stack>
      )}
      <div className={styles.person}>
        <Face name={rail.figure} />
        <div>
          <Text size="small">
            {founder.name}, {companyBrief.name}
          </Text>
          <Text size="caption" tone="muted">
            {rail.founder(contact.replyTime)}
          </Text>
        </div>
      </div>
      <Stack gap="xs">
        <Heading level={3} size="h4">
          {rail.downloads}
        </Heading>
        {children}
      </Stack>
    </>
  );
}
