import * as v from 'valibot';

import { type ContactField, cleanContact, contactProblem } from './contactRules.ts';
import { isBlank } from './isBlank.ts';
import type { Lead } from './LeadDelivery.ts';
import { leadLimits } from './leadLimits.ts';

const longText = (maxLength: number) =>
  v.pipe(v.string('must be text'), v.maxLength(maxLength, 'is too long'));

/**
 * Schema of a one-line field, with the rules of the forms (`contactRules.ts`). It refuses control characters, which
 * could add a header to a mail.
 */
const oneLine = (field: ContactField, problem: string) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(leadLimits[field], 'is too long'),
    v.regex(/^\P{Cc}*$/u, 'must be one line'),
    v.check((answer) => contactProblem(field, answer) === null, problem),
    v.transform((answer) => cleanContact(field, answer)),
  );

/**
 * Minimum duration of a visit by a person, in milliseconds. Even with autofill, a person needs longer to submit a form.
 * A bot submits it before the page is painted.
 */
const quickestVisitMs = 2_000;

/** A submitted lead. */
export interface SentLead {
  readonly lead: Lead;
  /** Whether a bot seems to have filled in the form. */
  readonly byBot: boolean;
}

/** Schema of a submitted form. The gateway forwards only the fields of a `Lead`. */
export const leadSchema: v.GenericSchema<unknown, SentLead> = v.pipe(
  v.strictObject({
    kind: v.picklist(['contact', 'follow-up'], 'must be "contact" or "follow-up"'),
    name: oneLine('name', 'must not be empty'),
    email: oneLine('email', 'must be an email address'),
    phone: oneLine('phone', 'must be a phone number'),
    message: v.pipe(longText(leadLimits.message), v.trim()),
    attachment: longText(leadLimits.attachment),
    // Pages from an earlier release send neither field.
    subject: v.optional(v.string('must be text'), ''),
    visitMs: v.optional(v.number('must be a number'), quickestVisitMs),
  }),
  v.forward(
    v.check(({ message, attachment }) => !isBlank(message) || !isBlank(attachment), 'must not be empty'),
    ['message'],
  ),
  v.transform(({ subject, visitMs, ...lead }) => ({
    lead,
    byBot: subject !== '' || visitMs < quickestVisitMs,
  })),
);
