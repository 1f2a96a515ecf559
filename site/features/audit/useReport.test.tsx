// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { type Services, ServicesProvider } from '#services';
import { fakeAudit, fakeAuditStore, fakeErrors, fakeServices } from '#services/fakes';

import { bakery, bakeryReport, recordOf } from './audit.examples.ts';
import type { DisplayedReport } from './DisplayedReport.ts';
import { useReport } from './useReport.ts';

afterEach(cleanup);

/** Draws the hook at an address. */
async function draw(services: Partial<Services> = {}, address = '/ai-audit') {
  const all = fakeServices(services);
  const written: (DisplayedReport & { readonly origin: string })[] = [];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <ServicesProvider services={all}>{children}</ServicesProvider>
    </MemoryRouter>
  );
  const use = () => {
    const reports = useReport({
      onReportReady: (displayed, origin) => written.push({ ...displayed, origin }),
    });
    return { ...reports, hash: useLocation().hash };
  };
  const { result } = renderHook(use, { wrapper });
  await act(async () => {});
  return { all, hook: result, written };
}

const writes = () => ({ audit: async () => fakeAudit.writes(bakeryReport) });

describe('useReport', () => {
  test('[ST-08] saves a generated report and displays it at an address of its own', async () => {
    const { all, hook, written } = await draw(writes());
    expect(hook.current.state.stage).toBe('form');
    await act(() => hook.current.generate(bakery));
    expect(hook.current.state).toMatchObject({
      stage: 'displayed',
      displayed: { outcome: 'saved', record: { report: bakeryReport, source: 'ai' } },
    });
    const [record] = all.audits.list();
    expect(hook.current.hash).toBe(`#kept=${record?.id}`);
    expect(written.map(({ origin }) => origin)).toEqual(['written']);
    act(() => hook.current.go(''));
    expect(hook.current.state.stage).toBe('form');
  });

  test('[ST-09] waits until the visitor cancels, and then saves and reports nothing', async () => {
    const hanging = fakeAudit.hangs();
    const reportError = fakeErrors();
    const { all, hook } = await draw({ audit: async () => hanging, reportError });
    act(() => void hook.current.generate(bakery));
    await act(async () => {});
    expect(hook.current.state).toEqual({ stage: 'generating', withoutAi: false });
    await act(async () => hook.current.stop());
    expect(hanging.calls[0]?.options.signal?.aborted).toBe(true);
    expect(hook.current.state.stage).toBe('form');
    expect([all.audits.list(), reportError.reports]).toEqual([[], []]);
  });

  test('[D6] saves one report when the visitor asks for templates while the model is still asked', async () => {
    const hanging = fakeAudit.hangs();
    const { all, hook } = await draw({ audit: async () => hanging });
    act(() => void hook.current.generate(bakery));
    await act(async () => {});
    await act(() => hook.current.generate(bakery, true));
    expect(hook.current.state).toMatchObject({
      stage: 'displayed',
      displayed: { record: { source: 'template' } },
    });
    expect(all.audits.list()).toHaveLength(1);
  });

  test('asks again where a report is displayed, and shows the new one at its address', async () => {
    const old = recordOf('1');
    const { hook } = await draw(
      { audit: async () => fakeAudit.writes(bakeryReport), audits: fakeAuditStore.holding(old) },
      '/ai-audit#kept=1',
    );
    expect(hook.current.state.stage).toBe('displayed');
    await act(() => hook.current.generate(bakery));
    expect(hook.current.state).toMatchObject({ stage: 'displayed', displayed: { outcome: 'saved' } });
    expect(hook.current.hash).not.toBe('#kept=1');
  });

  test('[A12] displays the sample without answers and saves it only when the visitor says so', async () => {
    const { all, hook, written } = await draw({}, '/ai-audit#sample');
    expect(hook.current.state).toMatchObject({ stage: 'displayed', displayed: { outcome: 'sample' } });
    expect(all.audits.list()).toEqual([]);
    const { state } = hook.current;
    await act(async () => {
      if (state.stage === 'displayed') await hook.current.save(state.displayed);
    });
    expect(all.audits.list()).toMatchObject([{ source: 'sample' }]);
    expect(written.map(({ origin }) => origin)).toEqual(['taken-over']);
  });

  test('opens a saved report by its address, and says when it is missing', async () => {
    const audits = fakeAuditStore.holding(recordOf('1'));
    const { hook } = await draw({ audits }, '/ai-audit#kept=1');
    expect(hook.current.state).toMatchObject({
      stage: 'displayed',
      displayed: { outcome: 'opened', record: { id: '1' } },
    });
    act(() => hook.current.go('#kept=gone'));
    expect(hook.current.state).toEqual({ stage: 'missing', view: 'saved' });
  });

  test('compares two saved reports, and says when one of them is missing', async () => {
    const audits = fakeAuditStore.holding(recordOf('1'), recordOf('2'));
    const { hook } = await draw({ audits }, '/ai-audit#compare=2,1');
    expect(hook.current.state).toMatchObject({ stage: 'compare', records: [{ id: '2' }, { id: '1' }] });
    await act(async () => void (await audits.remove('1')));
    expect(hook.current.state).toEqual({ stage: 'missing', view: 'compare' });
  });

  test('says that the report of a damaged link is missing', async () => {
    const { hook } = await draw({}, '/ai-audit#report=1.damaged');
    await vi.waitFor(() => expect(hook.current.state).toEqual({ stage: 'missing', view: 'shared' }));
  });
});

describe('useReport and errors', () => {
  test('reports a failed generation once and shows its message', async () => {
    const reportError = fakeErrors();
    const { hook } = await draw({ audit: async () => fakeAudit.fails('Broken'), reportError });
    await act(() => hook.current.generate(bakery));
    expect(hook.current.state).toEqual({ stage: 'failed', message: 'Broken' });
    expect(reportError.reports).toMatchObject([{ kind: 'Error', where: 'audit.show' }]);
  });

  test('reports that the sample did not load, and does not say that it is missing', async () => {
    const reportError = fakeErrors();
    const audit = () => Promise.reject(new TypeError('no chunk'));
    const { hook } = await draw({ audit, reportError }, '/ai-audit#sample');
    expect(hook.current.state).toEqual({ stage: 'unloaded' });
    expect(reportError.reports).toMatchObject([{ kind: 'TypeError', where: 'audit.show' }]);
  });
});
