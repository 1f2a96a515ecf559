'use client';

import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { text } from '../../components/Text/Text.css.ts';
import { Text } from '../../components/Text/Text.tsx';
import type { AuditFormWords } from './AuditFormWords.ts';

export interface AuditFormActionsProps {
  /** What stands on the buttons. */
  readonly labels: AuditFormWords['actions'];
  /** The id of what is said about sending the answers. */
  readonly describedBy: string;
  /** What becomes of what was typed, in a sentence; empty while there is nothing to say. */
  readonly draftNote: string;
  /** The browser does not keep what was typed. @default false */
  readonly draftRefused?: boolean | undefined;
  /** Something is wrong with an answer: that is heard now, and not that the answers are kept. @default false */
  readonly hasErrors?: boolean | undefined;
  /** Asks for a report without AI. */
  readonly onWithoutAi: () => void;
  /** Empties the form. */
  readonly onStartOver: () => void;
}

/** The buttons below the form, and what became of the draft. */
export function AuditFormActions({
  labels,
  describedBy,
  draftNote,
  draftRefused = false,
  hasErrors = false,
  onWithoutAi,
  onStartOver,
}: AuditFormActionsProps) {
  return (
    <Stack gap="s">
      <Inline gap="m">
        <Button
          type="submit"
          aria-describedby={describedBy}
          icon={<Icon name="arrowRight" />}
          iconPosition="end"
        >
          {labels.generate}
        </Button>
        <Button variant="outline" onClick={onWithoutAi}>
          {labels.withoutAi}
        </Button>
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
