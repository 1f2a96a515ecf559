/**
 * What a test expects in the console, as the option `expectedConsole` takes it. Playwright takes a bare list of two or
 * more for a fixture with its settings, and would forget all but the first.
 */
export const expecting = (...patterns: readonly RegExp[]): [RegExp[], { scope: 'test' }] => [
  [...patterns],
  { scope: 'test' },
];
