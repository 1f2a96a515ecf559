import { describeLeadOutbox } from '#tests/contract/describeLeadOutbox.ts';
import { fakeLeadOutbox } from './fakeLeadOutbox.ts';

describeLeadOutbox('fakeLeadOutbox', async () => fakeLeadOutbox());
