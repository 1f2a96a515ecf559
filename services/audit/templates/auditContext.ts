import { tidy, tidyLines } from '../plainText.ts';
import { type AuditArea, type AuditFormData, auditAreas } from '../types.ts';

/** The visitor's answers, prepared for the sentences of a template report. */
export interface AuditContext {
  readonly businessName: string;
  /** Empty if not answered. */
  readonly industry: string;
  /** Empty if not answered. */
  readonly companySize: string;
  /** The ticked areas, in the order of the form. */
  readonly areas: readonly AuditArea[];
  /** The described challenge; empty if not answered. */
  readonly challenge: string;
}

/** Values of the default report. */
export const defaults = {
  businessName: 'Your Business',
  industry: 'General',
  companySize: 'Small to Medium',
} as const;

/** Whether the form has a business name. Without one, only the default report is possible. */
export const hasBusinessName = (formData: AuditFormData | null): formData is AuditFormData =>
  formData !== null && oneLine(formData.businessName) !== '';

/** Returns the context of a report. Without a business name, every value is the default. */
export function auditContext(formData: AuditFormData | null): AuditContext {
  if (!hasBusinessName(formData)) return { ...defaults, areas: [], challenge: '' };
  return {
    businessName: oneLine(formData.businessName),
    industry: oneLine(formData.industry),
    companySize: oneLine(formData.companySize),
    areas: auditAreas.filter((area) => formData.areasOfInterest[area]),
    challenge: tidyLines(formData.challengeDescription),
  };
}

/** Returns an answer as one line of at most 200 characters. */
function oneLine(answer: string): string {
  return tidy(answer)
    .slice(0, 200)
    .replace(/\p{Cs}$/u, '');
}

/** Names of the areas for use in sentences. */
export const areaNames: Readonly<Record<AuditArea, string>> = {
  customerService: 'customer service',
  sales: 'sales',
  operations: 'operations',
  finance: 'finance',
  hr: 'HR',
  other: 'other work',
};
