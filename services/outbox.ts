// Entry point for the outbox of leads. It is separate from `server.ts`, so that a test can run the outbox without the
// gateway in a process of its own and kill that process.
export { createMailer } from './leads/outbox/createMailer.ts';
export type { LeadOutbox, QueuedLead } from './leads/outbox/LeadOutbox.ts';
export { createLibsqlLeadOutbox } from './leads/outbox/libsqlLeadOutbox.ts';
export { sendToWebhook } from './leads/outbox/sendToWebhook.ts';
export { startLeadDelivery } from './leads/outbox/startLeadDelivery.ts';
export { storageProblem } from './leads/outbox/storageProblem.ts';
