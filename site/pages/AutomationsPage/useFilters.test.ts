import { afterEach, expect, test, vi } from 'vitest';

const { Collator } = Intl;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** The lists as they stand on a machine that speaks this language. */
async function listsIn(language: string) {
  class OfTheMachine extends Collator {
    constructor(locales: Intl.LocalesArgument = language, options?: Intl.CollatorOptions) {
      super(locales, options);
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { Collator: { value: OfTheMachine } }));
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, that, ...options) {
    return new OfTheMachine(...options).compare(this, that);
  });
  vi.resetModules();
  const { areas, systems } = await import('./useFilters.ts');
  return { areas, systems };
}

test('the filters stand in one order whatever language the machine speaks, as the prerendered page has them', async () => {
  const british = await listsIn('en-GB');
  // WebKit's order without a language: capitals go first.
  const { compare } = new Collator('en-US-u-va-posix');
  expect([...british.systems].sort(compare), 'a list that shows the difference').not.toEqual(british.systems);
  for (const language of ['en-US-u-va-posix', 'et', 'el', 'ar'])
    expect(await listsIn(language)).toEqual(british);
});
