import { Button, Container, Heading, IngotMark, Link, Stack, Text, ThreadBanner } from '#design-system';
import { company, contact } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';
import { Preferences } from '#site/features/preferences/Preferences.tsx';

import { CopyrightYear } from './CopyrightYear.tsx';
import * as words from './navigation.content.ts';
import * as styles from './SiteFooter.css.ts';

interface Entry {
  readonly label: string;
  readonly href: string;
}

/** The end of every page: one last invitation, every way to the company, and the small print (specification section 2). */
export function SiteFooter() {
  const { headquarters, phone, email } = contact;
  return (
    <footer>
      <div className={styles.banner}>
        <ThreadBanner className={styles.thread} />
        <Container className={styles.invitation}>
          <Heading level={2} className={styles.claim}>
            {words.banner.title}
          </Heading>
          <Button href={words.auditAction.href}>{words.auditAction.label}</Button>
        </Container>
      </div>
      <Container className={styles.columns}>
        <Stack gap="m">
          <span className={styles.brand}>
            <IngotMark />
            {company.name}
          </span>
          <Text size="small" tone="muted">
            {company.description}
          </Text>
          <List entries={words.socialLinks} inline />
        </Stack>
        <Stack gap="s">
          <Heading level={2} size="h4">
            {words.footer.services}
          </Heading>
          <List entries={words.footerServices} />
        </Stack>
        <Stack gap="s">
          <Heading level={2} size="h4">
            {words.footer.links}
          </Heading>
          <List entries={words.quickLinks} />
        </Stack>
        <Stack gap="s">
          <Heading level={2} size="h4">
            {words.footer.contact}
          </Heading>
          <address className={styles.address}>
            <Text size="small">
              {headquarters.address}
              <br />
              {headquarters.zip} {headquarters.city}, {headquarters.country}
            </Text>
            <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="quiet">
              {phone}
            </Link>
            <Link href={`mailto:${email}`} variant="quiet">
              {email}
            </Link>
          </address>
          <div>
            <Button href={paths.contact} variant="outline" size="small">
              {words.footer.touch}
            </Button>
          </div>
        </Stack>
      </Container>
      <Container>
        <div className={styles.rule} />
      </Container>
      <Container className={styles.bottom}>
        <Text size="small" tone="muted">
          © <CopyrightYear /> {company.fullName}
        </Text>
        <List entries={words.legalLinks} inline />
        <Preferences placement="above" />
      </Container>
    </footer>
  );
}

function List({
  entries,
  inline = false,
}: {
  readonly entries: readonly Entry[];
  readonly inline?: boolean;
}) {
  return (
    <ul className={inline ? styles.row : styles.list}>
      {entries.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} variant="quiet">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
