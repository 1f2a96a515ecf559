import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

import { engineNames } from '#site/content/accessibility/engines.ts';
import { exceptions } from '#site/content/accessibility/exceptions.ts';
import { type EngineRun, unexplained, unmatched } from './findings.ts';
import { states } from './states.ts';

/** Name of the attachment with the results of the engines. */
export const attachmentName = 'engine runs';

/** Counts the checks of each engine. A complete run fails if an exception was not needed. */
export default class EngineReport implements Reporter {
  private readonly runs: EngineRun[] = [];
  private tests: readonly TestCase[] = [];

  onBegin(_: unknown, suite: Suite) {
    this.tests = suite.allTests();
  }

  onTestEnd(test: TestCase, { attachments, status }: TestResult) {
    if (status === 'skipped')
      console.log(`Skipped: ${test.title}. ${test.annotations.map(({ description }) => description).join()}`);
    for (const { name, body } of attachments)
      if (name === attachmentName && body) this.runs.push(...JSON.parse(body.toString()));
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    for (const engine of Object.keys(engineNames)) {
      const engineRuns = this.runs.filter((run) => run.engine === engine);
      const checks = engineRuns.reduce((sum, run) => sum + run.checks, 0);
      const found = engineRuns.flatMap(({ findings }) => findings);
      const open = unexplained(found, exceptions).length;
      console.log(
        `${engine}: ${engineRuns.length} runs, ${checks} checks, ${open} findings, ${found.length - open} with a reason.`,
      );
    }
    const whole = states.every(({ name }) => this.tests.some(({ title }) => title.includes(` ${name} at `)));
    if (!whole) return undefined;
    const ran = new Set(this.runs.map(({ engine }) => engine));
    const found = this.runs.flatMap(({ findings }) => findings);
    const needless = unmatched(found, exceptions).filter(({ engine }) => ran.has(engine));
    for (const { engine, rule, place } of needless)
      console.error(`Nothing needs the exception for ${engine} ${rule} at ${place} any more.`);
    return needless.length > 0 ? { status: 'failed' } : undefined;
  }
}
