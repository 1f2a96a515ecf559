import * as v from 'valibot';

import { type ContactField, contactProblem } from './contactRules.ts';
import { isBlank } from './isBlank.ts';
import type { Lead } from './LeadDelivery.ts';
import { leadLimits } from './leadLimits.ts';

const text = (longest: number) => v.pipe(v.string('must be text'), v.maxLength(longest, 'is too long'));

/**
 * As the forms ask for it (`contactRules.ts`), and one line: no control characters, so that nobody can smuggle a header
 * into a mail made from it.
 */
const line = (field: ContactField, problem: string) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(leadLimits[field], 'is too long'),
    v.regex(/^\P{Cc}*$/u, 'must be one line'),
    v.check((answer) => contactProblem(field, answer) === null, problem),
  );

/** What the gateway passes on: the fields of a `Lead` and nothing else. */
export const leadSchema: v.GenericSchema<unknown, Lead> = v.pipe(
  v.strictObject({
    kind: v.picklist(['contact', 'follow-up'], 'must be "contact" or "follow-up"'),
    name: line('name', 'must not be empty'),
    email: line('email', 'must be an email address'),
    phone: line('phone', 'must be a phone number'),
    message: v.pipe(text(leadLimits.message), v.trim()),
    attachment: text(leadLimits.attachment),
  }),
  v.forward(
    v.check(({ message, attachment }) => !isBlank(message) || !isBlank(attachment), 'must not be empty'),
    ['message'],
  ),
);
