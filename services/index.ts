// Interfaces for the site, and the hook that returns the services. This entry point contains no adapters.
export type {
  Assistant,
  AssistantReply,
  AssistantStatus,
  ChatMessage,
  PageLink,
} from './assistant/Assistant.ts';
export { asksModel } from './assistant/modeMachine.ts';
export type { StoredChat } from './assistant/storedChat.ts';
export type { AuditService } from './audit/AuditService.ts';
export type { AuditStore, SaveOutcome } from './audit/AuditStore.ts';
export { emptyAuditForm } from './audit/emptyAuditForm.ts';
export { sentAnswersListed } from './audit/sentAnswers.ts';
export { sampleItems } from './audit/templates/sampleItems.ts';
export {
  type AuditArea,
  type AuditFormData,
  type AuditRecord,
  type AuditReport,
  auditAreas,
  type Opportunity,
  type ReportSource,
  type Solution,
} from './audit/types.ts';
export { type AuditFormErrors, maxAnswerLengths, validateAuditForm } from './audit/validateAuditForm.ts';
export { type ClockTime, localTime, officeTime, officeYear } from './calls/clockTime.ts';
export { isOpen, nextCalls } from './calls/nextCalls.ts';
export { capitalise } from './capitalise.ts';
export { createListeners } from './createListeners.ts';
export { digitalSourceType } from './digitalSourceType.ts';
export { isAbortError } from './errors/abortError.ts';
export type { ReportError } from './errors/ReportError.ts';
export {
  type GeneratedPart,
  type GeneratedText,
  GenerationError,
  type GenerationProblem,
  type GenerationRequest,
  type TextGenerator,
} from './generation/TextGenerator.ts';
export { type ContactAnswers, cleanContact, contactProblem, contactProblems } from './leads/contactRules.ts';
export { isBlank } from './leads/isBlank.ts';
export type { DeliveryOutcome, Lead, LeadDelivery } from './leads/LeadDelivery.ts';
export { leadLimits } from './leads/leadLimits.ts';
export { fitsMailto, mailText, mailtoOf } from './leads/mailto.ts';
export type { Services } from './Services.ts';
export { ServicesProvider, useServices } from './ServicesProvider.tsx';
export { maxHits, type SearchHit, type SiteSearch } from './search/SiteSearch.ts';
export type { KeyValueStore } from './storage/KeyValueStore.ts';
export { createStoredValue, type StoredValue } from './storage/storedValue.ts';
export { storageTable } from './visitorData/storageTable.ts';
export type { StoredAppState } from './visitorData/storedAppState.ts';
export { storedKeys } from './visitorData/storedKeys.ts';
export {
  clearSessionOnDeletion,
  deleteVisitorData,
  exportVisitorData,
} from './visitorData/visitorData.ts';
