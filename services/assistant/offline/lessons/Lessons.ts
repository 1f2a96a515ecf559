import type { ServiceId } from '../../../knowledge/types.ts';
import type { Label } from '../topics.ts';

/**
 * Ways to ask for something, one a line. `(a|b|)` is one of these words or none, `{place}` any word of that slot.
 * `none` is what we must not answer, `search` what only the search finds. How visitors ask for a service stands in its entry.
 */
export type Lessons = Readonly<Partial<Record<Label, string> & Record<ServiceId, never>>>;
