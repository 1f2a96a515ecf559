import type { KnowledgeBase } from '#services/knowledge';
import { phoneAddress } from '#site/routing/paths.ts';

import { type LegalBlock, link } from './LegalText.ts';

/** What the legal pages need to know of the company; not more, or a visitor would load it. */
export type Publisher = Pick<KnowledgeBase, 'company' | 'contact'>;

/** Name, postal address, email and telephone of the company. */
export function contactBlocks({ company, contact }: Publisher): readonly LegalBlock[] {
  const { address, city, zip, country } = contact.headquarters;
  return [
    { kind: 'address', lines: [company.fullName, address, `${zip} ${city}`, country] },
    link(contact.email, `mailto:${contact.email}`),
    link(contact.phone, phoneAddress(contact.phone)),
  ];
}
