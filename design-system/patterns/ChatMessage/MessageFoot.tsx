'use client';

import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ChatMessage.css.ts';

/** A page about the subject of an answer. */
export interface RelatedPage {
  readonly name: string;
  /** Address of the page. */
  readonly path: string;
}

export interface MessageFootProps {
  /** Origin of the answer: a model, the texts of the site, or none because the request failed. */
  readonly provenance?: 'ai' | 'site' | 'error' | undefined;
  /** Pages about the subject of an answer from the site, the most important first. */
  readonly pages?: readonly RelatedPage[] | undefined;
  /** Copies the answer. Without it there is no copy button. */
  readonly onCopy?: (() => boolean | undefined | Promise<boolean | undefined>) | undefined;
  /** Called to send the question again. Without it there is no button for this. */
  readonly onRetry?: (() => void) | undefined;
  /** Whether the answer ended early. A note then says so. @default false */
  readonly cut?: boolean | undefined;
  /** Called to ask for the rest of an answer that ended early. Without it there is no button for this. */
  readonly onGoOn?: (() => void) | undefined;
  /**
   * Whether another answer is being written. The buttons that send a request are then disabled. They are not removed,
   * because screen readers would announce them when they come back. @default false
   */
  readonly waiting?: boolean | undefined;
}

/** Origin and actions of an answer. */
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
