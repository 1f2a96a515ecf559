import { type ServiceId, serviceEntries } from '../serviceEntries.ts';
import { subServices } from '../subServices.ts';
import type { SubService } from '../types.ts';

/** What links and lists say of something that has a page of its own. */
interface Brief<Id> {
  readonly id: Id;
  readonly title: string;
  readonly summary: string;
}

const brief = <Id extends string>({ id, title, summary }: Brief<Id>): Brief<Id> => ({ id, title, summary });

/** What links and lists say of each service, in the order in which they are shown; apart from their texts, so that a list loads no more. */
export const serviceBriefs: readonly Brief<ServiceId>[] = serviceEntries.map(brief);

/** What links and lists say of each solution inside a service. */
export const subServiceBriefs: readonly Brief<SubService['id']>[] = subServices.map(brief);

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inWords = words[serviceEntries.length] ?? String(serviceEntries.length);

/** How many services there are, in words: inside a sentence, and at its beginning. */
export const serviceCount = { inside: inWords, first: inWords.charAt(0).toUpperCase() + inWords.slice(1) };
