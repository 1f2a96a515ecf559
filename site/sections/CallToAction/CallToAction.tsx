import { Button, Container, Heading, Icon, Stack, Text } from '#design-system';

import * as styles from './CallToAction.css.ts';

export interface CallToActionProps {
  /** Question of the reader at this point. */
  readonly title: string;
  readonly text: string;
  /** Target address. */
  readonly action: { readonly label: string; readonly href: string };
}

/** The next step, at most once a page. The audit is linked in every footer. */
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
