import type { AuditFormData } from './types.ts';

/** The form without any answers. */
export const emptyAuditForm: AuditFormData = {
  businessName: '',
  contactName: '',
  email: '',
  phone: '',
  industry: '',
  companySize: '',
  challengeDescription: '',
  areasOfInterest: {
    customerService: false,
    sales: false,
    operations: false,
    finance: false,
    hr: false,
    other: false,
  },
};
