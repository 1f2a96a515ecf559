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
    // React serialises void elements with a slash, and attributes as the components give them.
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
    // The longest title is that of a post.
    'long-title': 'off',
    // Many numbers in a page are not phone numbers.
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
