import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { ThreadBanner } from '../../graphics/ThreadBanner/ThreadBanner.tsx';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ClosingBanner.css.ts';

export interface ClosingBannerProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  readonly title: string;
  /** What it costs the visitor, in a sentence. */
  readonly text?: string | undefined;
  readonly action: { readonly label: string; readonly href: string };
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** The last word of a page: one question and one thing to do, before the Thread leaves the page. */
export function ClosingBanner({
  title,
  text,
  action,
  headingLevel = 2,
  className,
  ...rest
}: ClosingBannerProps) {
  return (
    <div {...rest} className={clsx(styles.banner, className)}>
      <Container className={styles.inner}>
        <div className={styles.words}>
          <Heading level={headingLevel} size="h2">
            {title}
          </Heading>
          {text && (
            <Text size="lead" className={styles.text}>
              {text}
            </Text>
          )}
          <Button href={action.href}>{action.label}</Button>
        </div>
        <ThreadBanner />
      </Container>
    </div>
  );
}
