import { fakeAudit, fakeGenerator } from '#services/fakes';
import { knowledge } from '#services/knowledge';
import { createAuditService } from '#services/server';
import { markdownOf } from '#tests/auditReplies/markdownOf.ts';

import { describeAuditService } from './describeAuditService.ts';

describeAuditService('fakeAudit', fakeAudit);

/** The real service with a model in memory. */
describeAuditService('createAuditService', {
  writes: (report) => createAuditService({ generator: fakeGenerator.says(markdownOf(report)), knowledge }),
  hangs: () => createAuditService({ generator: fakeGenerator.hangs(), knowledge }),
  template: () => createAuditService({ generator: fakeGenerator.fails(500), knowledge }),
  fails: () =>
    createAuditService({ generator: fakeGenerator.unconfigured(), knowledge, fallbackEnabled: false }),
});
