import type { Company, ContactInfo } from '#services/knowledge';

// RFC 2426, sections 4 and 5: without a backslash, these characters end or change a value.
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Returns the company as an electronic business card (vCard 3.0, RFC 2426). */
export function vCard(
  { name, fullName }: Pick<Company, 'name' | 'fullName'>,
  { email, phone, headquarters }: Pick<ContactInfo, 'email' | 'phone' | 'headquarters'>,
  url: string,
): string {
  const { address, city, state, zip, country } = headquarters;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(fullName)}`,
    `EMAIL;TYPE=WORK:${escaped(email)}`,
    `TEL;TYPE=WORK:${escaped(phone)}`,
    `ADR;TYPE=WORK:;;${[address, city, state, zip, country].map(escaped).join(';')}`,
    `URL:${escaped(url)}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
