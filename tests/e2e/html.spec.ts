import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

import { builtRoutes } from '../support/builtRoutes.ts';

const folder = 'dist/client';
const routes = existsSync(folder) ? builtRoutes(folder) : [];
const fileOf = (route: string) => `${folder}${route === '/' ? '/index' : route}.html`;
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Serialised by React: void elements close themselves, and attributes are what the components say.
    'void-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    // HTML itself allows any id without spaces, and tick boxes of one question share a name.
    'valid-id': ['error', { relaxed: true }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
    // The longest title carries a post's own words.
    'long-title': 'off',
    // Numbers on screen are often no phone numbers.
    'tel-non-breaking': 'off',
  },
});
const problemsIn = async (html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
};

test('the build has an HTML file for every page', () => {
  expect(routes.length).toBeGreaterThan(30);
});

for (const route of routes) {
  test(`${route} is valid HTML`, async () => {
    expect(await problemsIn(readFileSync(fileOf(route), 'utf8'))).toEqual([]);
  });
}

test('the HTML check reports invalid HTML', async () => {
  expect(
    await problemsIn(
      '<!doctype html><html lang="en"><head><title>x</title></head><body><p><div>x</div></p></body></html>',
    ),
  ).not.toEqual([]);
});
