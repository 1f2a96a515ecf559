import { clsx } from 'clsx';

import { type CaseStudy, sample } from '#services/knowledge';

import * as styles from './ClientVoice.css.ts';

export interface ClientVoiceProps {
  readonly voice: CaseStudy['voice'];
  /** Larger text, for a quote on its own. @default false */
  readonly large?: boolean;
  readonly className?: string;
}

/**
 * One sentence of a client, with the role of the person who says it, marked as a sample where the site is one; nothing
 * without such a sentence.
 *
 * **Not this?** The founder's words are a `Quote`.
 */
export const ClientVoice = ({ voice, large = false, className }: ClientVoiceProps) =>
  voice && (
    <figure className={clsx(styles.voice, className)}>
      <blockquote className={large ? styles.large : styles.text}>“{voice.text}”</blockquote>
      <figcaption className={styles.who}>
        {voice.who}
        {sample && `. ${sample.quotation}.`}
      </figcaption>
    </figure>
  );
