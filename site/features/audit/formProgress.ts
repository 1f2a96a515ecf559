import type { ProgressStep } from '#design-system';
import { type AuditFormData, isBlank } from '#services';

import { steps as labels } from './auditForm.content.ts';

/**
 * Returns the state of each part of the form. A part is done if its required answers are given. The first part has no
 * required answer and is done with any answer.
 */
export function formProgress(answers: AuditFormData) {
  const { contactName, email, businessName, challengeDescription, areasOfInterest } = answers;
  const you = !isBlank(contactName) && !isBlank(email);
  const business = !isBlank(businessName);
  const challenge = !isBlank(challengeDescription) || Object.values(areasOfInterest).some(Boolean);
  const done = [challenge, business, you, false];
  const current = done.indexOf(false);
  const steps = labels.map((label, index): ProgressStep => {
    if (done[index]) return { label, state: 'done' };
    return { label, state: index === current ? 'current' : 'todo' };
  });
  return { you, business, challenge, steps };
}
