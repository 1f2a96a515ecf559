import * as v from 'valibot';

import type { Lead } from './LeadDelivery.ts';
import { leadLimits } from './leadLimits.ts';

/** One line: no control characters, so that nobody can smuggle a header into a mail made from it. */
const line = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u, 'must be one line'));

/** What the gateway passes on: the fields of a `Lead` and nothing else. */
export const leadSchema: v.GenericSchema<unknown, Lead> = v.pipe(
  v.strictObject({
    kind: v.picklist(['contact', 'follow-up']),
    name: v.pipe(line(leadLimits.name), v.nonEmpty()),
    email: v.pipe(line(leadLimits.email), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
    phone: line(leadLimits.phone),
    message: v.pipe(v.string(), v.trim(), v.maxLength(leadLimits.message)),
    attachment: v.pipe(v.string(), v.maxLength(leadLimits.attachment)),
  }),
  v.forward(
    v.check(({ message, attachment }) => message !== '' || attachment.trim() !== ''),
    ['message'],
  ),
);
