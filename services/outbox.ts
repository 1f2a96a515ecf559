// The outbox of leads, apart from `server.ts`: it runs without the rest of the gateway, and so in processes that tests kill.
export { createMailer } from './leads/outbox/createMailer.ts';
export type { LeadOutbox, QueuedLead } from './leads/outbox/LeadOutbox.ts';
export { createLibsqlLeadOutbox } from './leads/outbox/libsqlLeadOutbox.ts';
export { sendToWebhook } from './leads/outbox/sendToWebhook.ts';
export { startLeadDelivery } from './leads/outbox/startLeadDelivery.ts';
export { storageProblem } from './leads/outbox/storageProblem.ts';
