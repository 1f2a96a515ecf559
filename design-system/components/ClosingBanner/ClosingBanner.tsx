import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { ThreadBanner, type ThreadBannerProps } from '../../graphics/ThreadBanner/ThreadBanner.tsx';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ClosingBanner.css.ts';

export interface ClosingBannerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>,
    Pick<ThreadBannerProps, 'turns'> {
  /** Question to the visitor. */
  readonly title: string;
  /** One sentence about the time or the money that the action costs the visitor. */
  readonly text?: string | undefined;
  /** Button: its label and its target address. */
  readonly action: { readonly label: string; readonly href: string };
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
}

/**
 * A question with a button, at the end of each page and the top of the `Footer`. It is a dark band in every theme.
 *
 * **Not this?** Use `Button` for an invitation in the middle of a page.
 */
export function ClosingBanner({
  title,
  text,
  action,
  headingLevel = 2,
  turns,
  className,
  ...rest
}: ClosingBannerProps) {
  return (
    <div data-dark {...rest} className={clsx(styles.banner, className)}>
      <Container className={styles.inner}>
        <div className={styles.text}>
          <Heading level={headingLevel} size="h2">
            {title}
          </Heading>
          {text && (
            <Text size="lead" tone="muted" measure>
              {text}
            </Text>
          )}
        </div>
        <Button href={action.href}>{action.label}</Button>
        <ThreadBanner turns={turns} className={styles.thread} />
      </Container>
    </div>
  );
}
