import { auditAction } from '#site/content/navigation.ts';

/** Of what the pictures show. */
export const note = 'The pictures are examples.';

/** For those who cannot choose. */
export const audit = {
  id: 'audit',
  title: auditAction.label,
  text: 'Not sure? A written report says where AI would pay.',
  href: auditAction.href,
  price: 'Free',
};
