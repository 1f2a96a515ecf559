import type { Reporter, TestCase } from 'vitest/node';

/** Prints the name of each test that failed at first and passed when it was repeated. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.#flaky) console.log(`Flaky, passed at the second try: ${name}`);
  }
}
