'use client';

import { type ReactNode, useId } from 'react';

import { Button } from '../../components/Button/Button.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { text } from '../../components/Text/Text.css.ts';
import { Text } from '../../components/Text/Text.tsx';
import type { AuditFormLabels } from './AuditFormLabels.ts';

export interface AuditFormActionsProps {
  /** Labels of the buttons. */
  readonly labels: AuditFormLabels['actions'];
  /** Note below each button: the data that it sends, and the recipient. */
  readonly notices: Readonly<Record<'generate' | 'withoutAi', ReactNode>>;
  /** Sentence that says where the typed text is stored. Empty while nothing is typed. */
  readonly draftNote: string;
  /** Whether the browser refused to store the draft. @default false */
  readonly draftRefused?: boolean | undefined;
  /**
   * Whether the form has errors. The `draftNote` is then not announced, because the errors are announced. @default
   * false
   */
  readonly hasErrors?: boolean | undefined;
  /** Called when the visitor asks for a report without AI. */
  readonly onWithoutAi: () => void;
  /** Called when the visitor wants to empty the form. */
  readonly onStartOver: () => void;
}

/** Buttons below the form, and the note about the draft. */
export function AuditFormActions({
  labels,
  notices,
  draftNote,
  draftRefused = false,
  hasErrors = false,
  onWithoutAi,
  onStartOver,
}: AuditFormActionsProps) {
  const ids = useId();
  return (
    <Stack gap="l">
      <Grid columns={{ tablet: 2 }} gap="l">
        <Stack gap="s" align="start">
          <Button
            type="submit"
            aria-describedby={`${ids}-ai`}
            icon={<Icon name="arrowRight" />}
            iconPosition="end"
          >
            {labels.generate}
          </Button>
          <Text id={`${ids}-ai`} size="small" tone="muted">
            {notices.generate}
          </Text>
        </Stack>
        <Stack gap="s" align="start">
          <Button variant="outline" aria-describedby={`${ids}-templates`} onClick={onWithoutAi}>
            {labels.withoutAi}
          </Button>
          <Text id={`${ids}-templates`} size="small" tone="muted">
            {notices.withoutAi}
          </Text>
        </Stack>
      </Grid>
      <Inline gap="m">
        <Button variant="text" size="small" className={text({ tone: 'muted' })} onClick={onStartOver}>
          {labels.startOver}
        </Button>
      </Inline>
      <Text
        size="small"
        tone={draftRefused ? 'error' : 'muted'}
        role="status"
        aria-live={hasErrors && !draftRefused ? 'off' : 'polite'}
      >
        {draftNote}
      </Text>
    </Stack>
  );
}
