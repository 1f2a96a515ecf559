import { Button, Container, Heading, Icon, Text } from '#design-system';
import { auditAction } from '#site/layout/navigation.content.ts';

import * as styles from './AuditCall.css.ts';

export interface AuditCallProps {
  /** The question that the audit answers. */
  readonly title: string;
  readonly text: string;
}

/** The invitation to the free audit, where a reader has just asked for it in silence. */
export function AuditCall({ title, text }: AuditCallProps) {
  return (
    <Container>
      <div className={styles.call}>
        <div className={styles.words}>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted" measure>
            {text}
          </Text>
        </div>
        <div className={styles.action}>
          <Button href={auditAction.href} icon={<Icon name="arrowRight" />} iconPosition="right">
            {auditAction.label}
          </Button>
        </div>
      </div>
    </Container>
  );
}
