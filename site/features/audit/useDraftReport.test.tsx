// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';

import { type AuditFormData, type AuditService, emptyAuditForm, ServicesProvider } from '#services';
import { fakeAudit, fakeServices } from '#services/fakes';

import { bakery } from './audit.examples.ts';
import { useDraftReport } from './useDraftReport.ts';

afterEach(cleanup);

async function draw(audit: AuditService) {
  const services = fakeServices({ audit: async () => audit });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  );
  const hook = renderHook((answers: AuditFormData) => useDraftReport(answers), {
    wrapper,
    initialProps: emptyAuditForm,
  });
  return {
    current: () => hook.result.current,
    answer: (answers: AuditFormData) => act(async () => hook.rerender(answers)),
  };
}

describe('useDraftReport', () => {
  test('writes nothing before an answer that the report would mention', async () => {
    const audit = fakeAudit.template();
    const { current, answer } = await draw(audit);
    await answer({ ...emptyAuditForm, contactName: 'Anna', challengeDescription: 'Paper' });
    expect(current()).toBeUndefined();
    expect(audit.calls).toEqual([]);
  });

  test('writes from templates alone, before the business has a name too', async () => {
    const audit = fakeAudit.hangs();
    const { current, answer } = await draw(audit);
    await answer({ ...emptyAuditForm, areasOfInterest: bakery.areasOfInterest });
    expect(current()?.executiveSummary).toMatch(/^This report is for your company\. /);
    expect(audit.calls.map(({ options }) => options)).toEqual([{ withoutAi: true }]);
    await answer(emptyAuditForm);
    expect(current()).toBeUndefined();
  });

  test('shows the report for the latest answers, in whatever order they are written', async () => {
    const written: (() => void)[] = [];
    const template = fakeAudit.template();
    const { current, answer } = await draw({
      async generate(formData, options) {
        await new Promise<void>((resolve) => written.push(resolve));
        return template.generate(formData, options);
      },
    });
    await answer({ ...bakery, businessName: 'First' });
    await answer({ ...bakery, businessName: 'Second' });
    await act(async () => written[1]?.());
    await act(async () => written[0]?.());
    expect(current()?.executiveSummary).toMatch(/^This report is for Second /);
  });
});
