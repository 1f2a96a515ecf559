import type { KnowledgeBase } from '#services/knowledge';
import { phoneUrl } from '#site/routing/paths.ts';

import { type LegalBlock, link } from './LegalText.ts';

/**
 * Facts about the company for the legal pages. They exclude the rest of the knowledge base, because visitors would have
 * to load it.
 */
export type Publisher = Pick<KnowledgeBase, 'company' | 'contact' | 'sample'>;

/** Returns name, postal address, registration, email and phone. Article 5 of Directive 2000/31/EC requires them. */
export function contactBlocks({ company, contact }: Publisher): readonly LegalBlock[] {
  const { address, city, zip, country } = contact.headquarters;
  const { companyNumber, vatNumber } = contact;
  return [
    {
      kind: 'address',
      lines: [
        company.fullName,
        address,
        `${zip} ${city}`,
        country,
        `Company number ${companyNumber}`,
        ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
      ],
    },
    link(contact.email, `mailto:${contact.email}`),
    link(contact.phone, phoneUrl(contact.phone)),
  ];
}
