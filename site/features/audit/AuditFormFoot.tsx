import { Button, Icon, Inline, Link, Stack, Text } from '#design-system';
import { paths } from '#site/routing/paths.ts';

import { actions, draftNotes, notice } from './auditForm.content.ts';
import type { DraftState } from './useAuditForm.ts';

export interface AuditFormFootProps {
  readonly draftState: DraftState;
  readonly onSample: () => void;
  readonly onWithoutAi: () => void;
  readonly onStartOver: () => void;
}

/** What is sent, the ways to a report, and what became of the draft (decision D6). */
export function AuditFormFoot({ draftState, onSample, onWithoutAi, onStartOver }: AuditFormFootProps) {
  return (
    <Stack gap="s">
      <Text size="small" tone="muted">
        {notice.text} <Link href={paths.privacy}>{notice.more}</Link>. {notice.person}{' '}
        <Link href={paths.contact}>{notice.contact}</Link>.
      </Text>
      <Inline gap="s">
        <Button type="submit" icon={<Icon name="arrowRight" />} iconPosition="right">
          {actions.generate}
        </Button>
        <Button variant="outline" onClick={onSample}>
          {actions.sample}
        </Button>
      </Inline>
      <Inline gap="m">
        <Button variant="text" size="small" onClick={onWithoutAi}>
          {actions.withoutAi}
        </Button>
        <Button variant="text" size="small" onClick={onStartOver}>
          {actions.startOver}
        </Button>
      </Inline>
      <Text size="small" tone={draftState === 'refused' ? 'error' : 'muted'} role="status">
        {draftNotes[draftState]}
      </Text>
    </Stack>
  );
}
