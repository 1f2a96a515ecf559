import * as v from 'valibot';

import type { Lead } from './LeadDelivery.ts';
import { leadLimits } from './leadLimits.ts';

const text = (longest: number) => v.pipe(v.string('must be text'), v.maxLength(longest, 'is too long'));

/** One line: no control characters, so that nobody can smuggle a header into a mail made from it. */
const line = (longest: number) => v.pipe(text(longest), v.trim(), v.regex(/^\P{Cc}*$/u, 'must be one line'));

/** What the gateway passes on: the fields of a `Lead` and nothing else. */
export const leadSchema: v.GenericSchema<unknown, Lead> = v.pipe(
  v.strictObject({
    kind: v.picklist(['contact', 'follow-up'], 'must be "contact" or "follow-up"'),
    name: v.pipe(line(leadLimits.name), v.nonEmpty('must not be empty')),
    email: v.pipe(line(leadLimits.email), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address')),
    phone: line(leadLimits.phone),
    message: v.pipe(text(leadLimits.message), v.trim()),
    attachment: text(leadLimits.attachment),
  }),
  v.forward(
    v.check(({ message, attachment }) => message !== '' || attachment.trim() !== '', 'must not be empty'),
    ['message'],
  ),
);
