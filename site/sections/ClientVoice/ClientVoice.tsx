import { clsx } from 'clsx';

import { Badge } from '#design-system';
import { type CaseStudy, sample } from '#services/knowledge';

import * as styles from './ClientVoice.css.ts';

export interface ClientVoiceProps {
  readonly voice: CaseStudy['voice'];
  /** Whether the text is larger, for a quote with much space around it. @default false */
  readonly large?: boolean;
  readonly className?: string;
}

/**
 * One sentence of a client and the role of its speaker. On a sample site the quote is marked as a sample. Renders
 * nothing if there is no quote.
 *
 * **Not this?** Use `Quote` for the founder's sentences.
 */
export const ClientVoice = ({ voice, large = false, className }: ClientVoiceProps) =>
  voice && (
    <figure className={clsx(styles.voice, className)}>
      <blockquote className={large ? styles.large : styles.text}>“{voice.text}”</blockquote>
      <figcaption className={styles.speaker}>
        <span>{voice.speaker}</span> {sample && <Badge tone="accent">{sample.quotation}</Badge>}
      </figcaption>
    </figure>
  );
