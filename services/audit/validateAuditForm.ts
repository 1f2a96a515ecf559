import { formatNumber } from '../knowledge/formatMoney.ts';
import { contactProblem } from '../leads/contactRules.ts';
import { isBlank } from '../leads/isBlank.ts';
import type { AuditFormData } from './types.ts';

/** Error messages for visitors, in the order of the form. A valid field has no entry. */
export type AuditFormErrors = Partial<Record<keyof AuditFormData, string>>;

/** Maximum length of each answer, in characters. For name, email and phone see `leadLimits`. */
export const maxAnswerLengths = {
  businessName: 200,
  industry: 200,
  companySize: 200,
  challengeDescription: 4_000,
} as const;

/** Returns the errors that a visitor must correct before a report is written. Business name and email are required. */
export function validateAuditForm(formData: AuditFormData): AuditFormErrors {
  const tooLong = (field: keyof typeof maxAnswerLengths, name: string) =>
    formData[field].trim().length > maxAnswerLengths[field] &&
    `${name} must be at most ${formatNumber(maxAnswerLengths[field])} characters`;
  const { businessName, contactName, email, phone } = formData;
  const problems = {
    challengeDescription: tooLong('challengeDescription', 'The description of your challenge'),
    businessName: isBlank(businessName)
      ? 'Enter the name of your business'
      : tooLong('businessName', 'The name of your business'),
    industry: tooLong('industry', 'Your industry'),
    companySize: tooLong('companySize', 'Your company size'),
    contactName: contactProblem('name', contactName),
    email: contactProblem('email', email),
    phone: contactProblem('phone', phone),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );
}
