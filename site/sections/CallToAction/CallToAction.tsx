import { Button, Container, Heading, Icon, Stack, Text } from '#design-system';

import * as styles from './CallToAction.css.ts';

export interface CallToActionProps {
  /** A question that the reader has at this point of the page. */
  readonly title: string;
  readonly text: string;
  /** Button of the next step; `href` is its target. */
  readonly action: { readonly label: string; readonly href: string };
}

/**
 * Invitation to the next step. Use it at most once on a page, and not for the audit: every footer links to the audit.
 */
export function CallToAction({ title, text, action }: CallToActionProps) {
  return (
    <Container>
      <div className={styles.callToAction}>
        <Stack gap="s" className={styles.text}>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <Text tone="muted" measure>
            {text}
          </Text>
        </Stack>
        <Button href={action.href} variant="outline" icon={<Icon name="arrowRight" />} iconPosition="end">
          {action.label}
        </Button>
      </div>
    </Container>
  );
}
