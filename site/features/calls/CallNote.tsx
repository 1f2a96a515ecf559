import { Link, Text } from '#design-system';
import { contact } from '#services/knowledge';
import { phoneUrl } from '#site/routing/paths.ts';

import { note } from './BookCall.content.ts';

/** Phone and email, for visitors who need another time or have no scripts. */
export const CallNote = () => (
  <Text size="small" tone="muted" measure>
    {note.before} <Link href={phoneUrl(contact.phone)}>{contact.phone.replaceAll(' ', '\u00a0')}</Link>{' '}
    {note.between} <Link href={note.mail}>{contact.email}</Link>.
  </Text>
);
