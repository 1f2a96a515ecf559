'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './SuggestionChips.css.ts';

export interface SuggestionChipsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Questions as the visitor would ask them. An empty list renders nothing. */
  readonly suggestions: readonly string[];
  /** Called with the text of the pressed chip. */
  readonly onSelect: (suggestion: string) => void;
  /** Accessible name of the group. @default a label for questions to the assistant */
  readonly label?: string | undefined;
  /** Whether the chips wrap onto several rows if there is space. @default false */
  readonly wraps?: boolean;
}

/**
 * Suggested questions below the last answer. A press asks the question. The chips are in one row that scrolls, unless
 * `wraps` is set. Pass an empty list while the assistant answers.
 *
 * **Not this?** Use `FilterChips` to filter a list, and `Button` for one clear next step.
 */
export function SuggestionChips(props: SuggestionChipsProps) {
  const { suggestions, onSelect, label, wraps = false, className, ...rest } = props;
  const { suggestions: defaultLabel } = useLabels('chat', english.chat);
  if (suggestions.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is not a form.
    <div
      role="group"
      aria-label={label ?? defaultLabel}
      {...rest}
      className={clsx(styles.chips, wraps && styles.wrapping, className)}
    >
      {suggestions.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          dir="auto"
          onClick={() => onSelect(suggestion)}
          // Scrolls by script, because browsers do not scroll to an element that is partly visible.
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          className={styles.chip}
        >
          {suggestion}
        </button>
      ))}
    </div>
  );
}
