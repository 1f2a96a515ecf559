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

/** A report from somewhere else. Fields that fit are taken, all others have a default. */
export const auditReportSchema: v.GenericSchema<unknown, AuditReport> = plainObject({
  executiveSummary: text,
  keyOpportunities: withDefault(arrayOfValid(opportunity, maxItems), []),
  recommendedSolutions: withDefault(arrayOfValid(solution, maxItems), []),
  fromTemplates: v.exactOptional(arrayOfValid(v.picklist(reportParts), reportParts.length)),
  endedEarly: v.exactOptional(v.literal(true)),
});

/** The answers of the form; an answer that is missing or wrong is unanswered. */
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

/** A date as `toISOString` writes it, from any text that is a date. */
export const isoDate = v.pipe(
  v.string(),
  v.check((value) => Number.isFinite(Date.parse(value)), 'is no date'),
  v.transform((value) => new Date(value).toISOString()),
);

/** Source of a report. Without one, a report gets the careful label: written by AI. */
export const reportSourceSchema: v.GenericSchema<unknown, ReportSource> = withDefault(
  v.picklist(['ai', 'mixed', 'template', 'sample']),
  'ai',
);

/** A stored record. Without an id, a date or a report it is none; all else has a default. */
export const auditRecordSchema: v.GenericSchema<unknown, AuditRecord> = plainObject({
  // The id is part of an address, which cannot contain lone surrogates.
  id: v.pipe(v.string(), v.regex(/^\P{Surrogate}+$/u)),
  timestamp: isoDate,
  formData: withDefault(auditFormSchema, emptyAuditForm),
  report: auditReportSchema,
  status: withDefault(v.literal('new'), 'new'),
  followUpSent: flag,
  source: reportSourceSchema,
  title: text,
});

/** The stored list: every record that can be read, each id once, the newest fifty. */
export const auditRecordsSchema: v.GenericSchema<unknown, readonly AuditRecord[]> = v.pipe(
  arrayOfValid(auditRecordSchema, Number.POSITIVE_INFINITY),
  v.transform((records: AuditRecord[]) => newestRecords(records)),
);
