import { type Ref, useEffectEvent, useLayoutEffect, useRef } from 'react';

import {
  Button,
  ErrorState,
  Icon,
  SearchBox,
  Stack,
  SuggestionChips,
  Text,
  useHydrated,
} from '#design-system';
import { maxHits } from '#services';
import { paths } from '#site/routing/paths.ts';
import { copy, countOf } from './SearchDialog.content.ts';
import { SearchResults } from './SearchResults.tsx';
import * as styles from './SiteSearchBox.css.ts';
import { type SearchState, useSiteSearch } from './useSiteSearch.ts';

export interface SiteSearchBoxProps {
  /** Called when a result is followed, for example to close the dialog around the search. */
  readonly onFollow?: (() => void) | undefined;
  /** Ref of the field. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Searches the whole site while the visitor types. Used in the header's dialog and on the not-found page. Without
 * scripts it leads to the sitemap.
 *
 * **Not this?** Use `FilterChips` to narrow a list by kind.
 */
export function SiteSearchBox({ onFollow, inputRef }: SiteSearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { text, setText, prepare, retry, state } = useSiteSearch();
  const toField = () => form.current?.querySelector('input')?.focus();
  // Takes over text that was typed before hydration.
  const takeOver = useEffectEvent((typed = '') => {
    if (typed) setText(typed);
  });
  useLayoutEffect(() => takeOver(form.current?.querySelector('input')?.value), []);
  const toFirstResult = () => form.current?.querySelector<HTMLElement>('li a')?.focus();
  return (
    <SearchBox
      ref={form}
      inputRef={inputRef}
      action={paths.sitemap}
      label={copy.label}
      value={text}
      onValueChange={setText}
      onSearch={toFirstResult}
      onFocus={prepare}
      status={statusOf(state)}
    >
      {state.phase === 'empty' && (
        <Stack gap="xs" className={hydrated ? undefined : styles.waiting}>
          {/* Screen readers get the same text as the name of the group. */}
          <Text size="small" tone="muted" aria-hidden="true">
            {copy.try}
          </Text>
          <SuggestionChips
            label={copy.try}
            suggestions={copy.suggestions}
            wraps
            onSelect={(suggestion) => {
              setText(suggestion);
              toField();
            }}
          />
        </Stack>
      )}
      {state.phase === 'found' && <SearchResults {...state} onFollow={onFollow} />}
      {state.phase === 'failed' && (
        <SearchFailed
          onRetry={() => {
            retry();
            toField();
          }}
        />
      )}
    </SearchBox>
  );
}

/** Error of a search whose code or index did not load. */
function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <ErrorState
        title={copy.failed.title}
        headingLevel={3}
        action={
          <Button variant="outline" icon={<Icon name="retry" />} onClick={onRetry}>
            {copy.failed.retry}
          </Button>
        }
      >
        <Text>{copy.failed.text}</Text>
      </ErrorState>
    </div>
  );
}

function statusOf(state: SearchState): string {
  if (state.phase === 'found') return countOf(state.hits.length, maxHits);
  return state.phase === 'searching' ? copy.searching : '';
}
