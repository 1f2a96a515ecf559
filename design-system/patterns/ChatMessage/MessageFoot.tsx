'use client';

import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ChatMessage.css.ts';

/** A page that is the source of an answer. */
export interface SourcePage {
  readonly name: string;
  /** Address; a path stays in the site. */
  readonly path: string;
}

export interface MessageFootProps {
  /** Source: a model, the texts of this site, or none because something failed. */
  readonly provenance?: 'ai' | 'site' | 'error' | undefined;
  /** The pages behind an answer from the site, best first. */
  readonly pages?: readonly SourcePage[] | undefined;
  /** Shows a button that copies the answer. */
  readonly onCopy?: (() => boolean | undefined | Promise<boolean | undefined>) | undefined;
  /** Shows a button that sends the question again. */
  readonly onRetry?: (() => void) | undefined;
  /** Whether the answer ended early; says so. @default false */
  readonly cut?: boolean | undefined;
  /** Shows a button that asks for the rest of an answer that was cut. */
  readonly onGoOn?: (() => void) | undefined;
  /** Another answer is awaited. The button stays, so that screen readers do not announce its return. @default false */
  readonly waiting?: boolean | undefined;
}

/** Source and actions of an answer. */
export function MessageFoot(props: MessageFootProps) {
  const { provenance, pages = [], onCopy, onRetry, cut = false, onGoOn, waiting } = props;
  const labels = useLabels('chat', english.chat);
  if (!provenance && !onCopy && !onRetry && !cut) return null;
  return (
    <div className={styles.foot}>
      {cut && (
        <div className={styles.cut}>
          <span>{labels.cut}</span>
          {onGoOn && (
            <Button
              variant="outline"
              size="small"
              disabled={waiting}
              onClick={onGoOn}
              className={styles.goOn}
            >
              {labels.goOn}
            </Button>
          )}
        </div>
      )}
      {provenance === 'error' && (
        <span className={styles.failed}>
          <Icon name="error" />
          <span>{labels.provenance.error}</span>
        </span>
      )}
      {provenance === 'ai' && <span className={styles.provenance}>{labels.provenance.ai}</span>}
      {provenance === 'site' && (
        <span className={styles.provenance}>
          <span>{labels.provenance.site(pages.length)}</span>
          {pages.map(({ name, path }, place) => (
            <span key={path}>
              <span>{place === 0 ? ' ' : ', '}</span>
              <Link href={path}>{name}</Link>
            </span>
          ))}
        </span>
      )}
      {onCopy && <CopyButton iconOnly onCopy={onCopy} />}
      {onRetry && (
        <IconButton
          icon="retry"
          label={labels.retry}
          onClick={onRetry}
          disabled={waiting}
          size="small"
          className={styles.retry}
        />
      )}
    </div>
  );
}
