// One rule for who is to be answered: in every form, and at the gateway that takes what the forms send.

import { isBlank } from './isBlank.ts';
import { leadLimits, oneLine } from './leadLimits.ts';

/** What is asked of whoever wants an answer. */
export type ContactField = 'name' | 'email' | 'phone';

interface Rule {
  readonly subject: string;
  /** What to do about an answer that is missing; `null`: it may be. */
  readonly missing: string | null;
  /** What an answer looks like, and what to do about one that does not. */
  readonly form?: { readonly pattern: RegExp; readonly malformed: string };
}

const rules: Record<ContactField, Rule> = {
  name: {
    subject: 'Your name',
    missing: 'Enter your name',
  },
  email: {
    subject: 'Your email address',
    missing: 'Enter your email address',
    form: {
      // As in the HTML standard, with letters of any script, and a dot in the domain. More only a message can tell.
      pattern:
        /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.(?!$)|$)){2,}$/u,
      malformed: 'Enter an email address in the correct format, like name@example.com',
    },
  },
  phone: {
    subject: 'Your phone number',
    missing: null,
    form: {
      // Six to fifteen digits (ITU-T E.164) and up to six of an extension, with what people write or paste between them.
      pattern:
        /^(?=\P{Nd}*(?:\p{Nd}\P{Nd}*){6,21}$)[+\p{Nd}\p{Pd}\p{Cf}\s()./]+(?:(?:ext\.?|x|#)\s?\p{Nd}{1,6})?$/iu,
      malformed: 'Enter a phone number with its digits, like +357 22 000 001, or leave it empty',
    },
  },
};

/** Says what must be put right in a name, an email address or a phone number; `null` if it will do. */
export function contactProblem(field: ContactField, answer: string): string | null {
  const { subject, missing, form } = rules[field];
  if (isBlank(answer)) return missing;
  const line = oneLine(answer);
  if (line.length > leadLimits[field]) return `${subject} must be at most ${leadLimits[field]} characters`;
  return !form || form.pattern.test(line) ? null : form.malformed;
}
