import type { Faq, KnowledgeBase, Service, SubService } from '../../../knowledge/types.ts';
import { link } from '../pageLinks.ts';

/** The answer of the frequent question on this topic, or nothing. */
export function faqAnswer({ faqs }: KnowledgeBase, topic: NonNullable<Faq['topic']>): string {
  return faqs.find((faq) => faq.topic === topic)?.answer ?? '';
}

/** A markdown link to the page of a service or solution. */
export function serviceLink({ id, title }: Pick<Service | SubService, 'id' | 'title'>): string {
  return link({ name: title, path: `/services/${id}` });
}

/** A sentence about the service that was named, or nothing if none was. */
export function aboutSubject(
  subject: Service | SubService | undefined,
  sentence: (title: string, service: Service | SubService) => string,
): string {
  return subject ? sentence(serviceLink(subject), subject) : '';
}

/** True for a service, false for a solution inside one. */
export function isService(subject: Service | SubService): subject is Service {
  return 'typicalTime' in subject;
}

/** The service that a subject is or belongs to. */
export function parentOf({ services }: KnowledgeBase, subject: Service | SubService): Service | undefined {
  return isService(subject) ? subject : services.find(({ id }) => id === subject.parent);
}
