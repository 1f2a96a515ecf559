// @vitest-environment jsdom
import { beforeEach } from 'vitest';

import { createBrowserServices } from '#services/browser';
import { fakeAuditStore } from '#services/fakes';

import { describeAuditStore } from './describeAuditStore.ts';

beforeEach(() => localStorage.clear());

describeAuditStore('fakeAuditStore', fakeAuditStore.empty);

describeAuditStore(
  'the real store over local storage',
  () => createBrowserServices({ posts: async () => [] }).audits,
);
