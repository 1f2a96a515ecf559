'use client';

import { Fragment } from 'react';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ChatMessage.css.ts';

/** A page that an answer comes from. */
export interface SourcePage {
  readonly name: string;
  /** Where it is; a path stays in the site. */
  readonly path: string;
}

export interface MessageFootProps {
  /** Where the answer comes from: a model, the texts of this site, or nowhere because something failed. */
  readonly provenance?: 'ai' | 'site' | 'error' | undefined;
  /** The pages behind an answer from the site, best first. */
  readonly pages?: readonly SourcePage[] | undefined;
  /** Shows a button that copies the answer. */
  readonly onCopy?: (() => boolean | undefined | Promise<boolean | undefined>) | undefined;
  /** Shows a button that asks once more. */
  readonly onRetry?: (() => void) | undefined;
  /** Another answer is awaited. The button stays, so that its return is not read out as news. @default false */
  readonly waiting?: boolean | undefined;
}

/** Where an answer comes from, and what can be done with it. */
export function MessageFoot({ provenance, pages = [], onCopy, onRetry, waiting }: MessageFootProps) {
  const words = useLabels('chat', english.chat);
  if (!provenance && !onCopy && !onRetry) return null;
  return (
    <div className={styles.foot}>
      {provenance === 'error' && (
        <span className={styles.failed}>
          <Icon name="error" />
          {words.provenance.error}
        </span>
      )}
      {provenance === 'ai' && <span className={styles.provenance}>{words.provenance.ai}</span>}
      {provenance === 'site' && (
        <span className={styles.provenance}>
          {words.provenance.site(pages.length)}
          {pages.map(({ name, path }, place) => (
            <Fragment key={path}>
              {place === 0 ? ' ' : ', '}
              <Link href={path}>{name}</Link>
            </Fragment>
          ))}
        </span>
      )}
      {onCopy && <CopyButton wordless onCopy={onCopy} />}
      {onRetry && (
        <IconButton
          icon="retry"
          label={words.retry}
          onClick={onRetry}
          disabled={waiting}
          size="small"
          className={styles.retry}
        />
      )}
    </div>
  );
}
