'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './SuggestionChips.css.ts';

export interface SuggestionChipsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Questions as the visitor would ask them. None: nothing is drawn. */
  readonly suggestions: readonly string[];
  /** Called with the words of the chosen one. */
  readonly onSelect: (suggestion: string) => void;
  /** Names the group to screen readers, unless they are questions to the assistant. */
  readonly label?: string | undefined;
  /** Whether the chips wrap to several rows where there is space. @default false */
  readonly wraps?: boolean;
}

/**
 * Questions to ask with one press, below the last answer, in one row that scrolls unless it `wraps`. Give it none while a reply is awaited.
 *
 * **Not this?** To narrow a list use `FilterChips`; one clear next step is a `Button`.
 *
 * **States:** `disabled` on each.
 */
export function SuggestionChips(props: SuggestionChipsProps) {
  const { suggestions, onSelect, label, wraps = false, className, ...rest } = props;
  const { suggestions: suggested } = useLabels('chat', english.chat);
  if (suggestions.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none.
    <div
      role="group"
      aria-label={label ?? suggested}
      {...rest}
      className={clsx(styles.chips, wraps && styles.wrapping, className)}
    >
      {suggestions.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          dir="auto"
          onClick={() => onSelect(suggestion)}
          // Browsers do not scroll to an element that is half visible.
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          className={styles.chip}
        >
          {suggestion}
        </button>
      ))}
    </div>
  );
}
