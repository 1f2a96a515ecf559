import { type DeliveryUnderTest, describeLeadDelivery } from '#tests/contract/describeLeadDelivery.ts';
import { type FakeLeads, fakeLeads } from './fakeLeads.ts';

const underTest = async (delivery: FakeLeads): Promise<DeliveryUnderTest> => ({
  delivery,
  received: () => delivery.leads,
});

describeLeadDelivery('fakeLeads', {
  delivers: () => underTest(fakeLeads.delivers()),
  unavailable: () => underTest(fakeLeads.unavailable()),
  fails: () => underTest(fakeLeads.fails()),
  hangs: () => underTest(fakeLeads.hangs()),
});
