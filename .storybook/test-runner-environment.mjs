import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getJestConfig, getTestRunnerConfig, setupPage } from '@storybook/test-runner';

const runner = path.join(path.dirname(getJestConfig().runner), 'test-environment.js');
const { default: PlaywrightEnvironment } = await import(pathToFileURL(runner).href);
/** Loaded here once for all files of stories; the runner would load them, and all they import, for each. */
const { preVisit, postVisit } = await getTestRunnerConfig();

/** The page on which this worker shows its stories, for as long as none fails. */
let kept;

/** What jest-worker sends when there are no more files. An open browser would keep the worker from ending by itself. */
const end = 2;
process.on('message', ([kind]) => {
  if (kind === end) process.exit();
});

/** Keeps one open Storybook for all files of stories: to open it anew for each took a third of their time. */
export default class OnePageEnvironment extends PlaywrightEnvironment {
  #failed = false;

  constructor({ projectConfig, ...config }, context) {
    const { 'jest-playwright': options } = projectConfig.testEnvironmentOptions;
    const opensNothing = { 'jest-playwright': { ...options, skipInitialization: true } };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions: opensNothing } }, context);
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
    });
    if (kept) {
      Object.assign(this.global, kept);
      await kept.page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    } else {
      await this.global.jestPlaywright.resetBrowser();
      await setupPage(this.global.page, this.global.context);
    }
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_fn_failure') this.#failed = true;
  }

  async teardown() {
    const { browser, context, page } = this.global;
    // Without a process of its own nothing says when the last file is done.
    kept = this.#failed || !process.send ? undefined : { browser, context, page };
    if (kept) this.global.browser = undefined;
    await super.teardown();
  }
}
