import { auditAction } from '#site/content/navigation.ts';

/** Of what the pictures show. */
export const note = 'The pictures are examples.';

/** For those who cannot choose. */
export const audit = {
  id: 'audit',
  title: auditAction.label,
  text: 'Not sure? A written report says where it would pay, and what to leave alone.',
  href: auditAction.href,
  price: 'Free',
};

/** The time to a first result: the first range of a service's typical time, e.g. "2-4 weeks". */
export const firstResult = ({ typicalTime }: { readonly typicalTime: string }) =>
  /^\d+-\d+ \w+/.exec(typicalTime)?.[0] ?? typicalTime;
