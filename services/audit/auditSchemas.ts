import * as v from 'valibot';

import { arrayOfValid, flag, plainObject, text, withDefault } from '../storage/lenientSchemas.ts';
import { newestRecords } from './auditRecords.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import { maxItems, solutionDefaults } from './reportLimits.ts';
import {
  type AuditFormData,
  type AuditRecord,
  type AuditReport,
  auditAreas,
  type Opportunity,
  type ReportSource,
  reportParts,
  type Solution,
  solutionFacts,
} from './types.ts';

const { priority, roi, implementationDifficulty } = solutionDefaults;

const opportunity: v.GenericSchema<unknown, Opportunity> = plainObject({
  title: v.string(),
  description: text,
});

const solution: v.GenericSchema<unknown, Solution> = plainObject({
  title: v.string(),
  description: text,
  priority: withDefault(v.string(), priority),
  roi: withDefault(v.string(), roi),
  implementationDifficulty: withDefault(v.string(), implementationDifficulty),
  usual: v.exactOptional(arrayOfValid(v.picklist(solutionFacts), solutionFacts.length)),
});

/** A report from outside, such as storage or a link. Valid fields are used; every other field gets its default. */
export const auditReportSchema: v.GenericSchema<unknown, AuditReport> = plainObject({
  executiveSummary: text,
  keyOpportunities: withDefault(arrayOfValid(opportunity, maxItems), []),
  recommendedSolutions: withDefault(arrayOfValid(solution, maxItems), []),
  fromTemplates: v.exactOptional(arrayOfValid(v.picklist(reportParts), reportParts.length)),
  endedEarly: v.exactOptional(v.literal(true)),
});

/** Answers of the form. A missing or invalid answer counts as unanswered. */
export const auditFormSchema: v.GenericSchema<unknown, AuditFormData> = plainObject({
  businessName: text,
  contactName: text,
  email: text,
  phone: text,
  industry: text,
  companySize: text,
  challengeDescription: text,
  areasOfInterest: withDefault(
    plainObject(v.entriesFromList(auditAreas, flag)),
    emptyAuditForm.areasOfInterest,
  ),
});

/** Schema that converts any valid date text to the format of `toISOString`. */
export const isoDate = v.pipe(
  v.string(),
  v.check((value) => Number.isFinite(Date.parse(value)), 'is no date'),
  v.transform((value) => new Date(value).toISOString()),
);

/** Source of a report. A missing or invalid source becomes `ai`, so that no AI text appears without its label. */
export const reportSourceSchema: v.GenericSchema<unknown, ReportSource> = withDefault(
  v.picklist(['ai', 'mixed', 'template', 'sample']),
  'ai',
);

/** A stored record. It is invalid without an id, a date or a report. Every other field has a default. */
export const auditRecordSchema: v.GenericSchema<unknown, AuditRecord> = plainObject({
  // The id is part of a URL, and a URL cannot contain lone surrogates.
  id: v.pipe(v.string(), v.regex(/^\P{Surrogate}+$/u)),
  timestamp: isoDate,
  formData: withDefault(auditFormSchema, emptyAuditForm),
  report: auditReportSchema,
  status: withDefault(v.literal('new'), 'new'),
  followUpSent: flag,
  source: reportSourceSchema,
  title: text,
});

/** The stored list. Invalid records are left out, each id appears once, and only the newest fifty remain. */
export const auditRecordsSchema: v.GenericSchema<unknown, readonly AuditRecord[]> = v.pipe(
  arrayOfValid(auditRecordSchema, Number.POSITIVE_INFINITY),
  v.transform((records: AuditRecord[]) => newestRecords(records)),
);
