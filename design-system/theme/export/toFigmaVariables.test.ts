import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { vars } from '../contract.css.ts';
import { themes } from '../contrastPairs.ts';
import { toFigmaVariables } from './toFigmaVariables.ts';

/** Figma's own description of its interface, from the package that Figma publishes. */
const published: string = readFileSync(
  createRequire(import.meta.url).resolve('@figma/rest-api-spec/openapi/openapi.yaml'),
  'utf8',
);
// Its colours are `oneOf` RGB and RGBA, and every RGBA colour is an RGB colour as well: any of the two is meant.
const { paths, components } = parse(published.replaceAll('oneOf:', 'anyOf:'));
const { schema } = paths['/v1/files/{file_key}/variables'].post.requestBody.content['application/json'];
const accepts = new Ajv2020({ strict: false, allErrors: true }).compile({ ...schema, components });

/** Returns the errors that Figma would report for a request. */
const refusals = (body: unknown) =>
  accepts(body)
    ? []
    : (accepts.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

const body = toFigmaVariables(themes);
const leaves = (source: object): string[] =>
  Object.values(source).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

describe('the variables for Figma', () => {
  it('are a request that its published schema accepts, within its limits', () => {
    expect(refusals(body)).toEqual([]);
    expect(JSON.stringify(body).length).toBeLessThan(4_000_000);
    expect(body.variables.filter(({ name }) => /[.{}]/.test(name))).toEqual([]);
  });

  it('have a value in each of the four themes, and a name once', () => {
    expect(body.variableModes.map(({ name }) => name)).toEqual(Object.keys(themes));
    expect(body.variableModeValues).toHaveLength(body.variables.length * 4);
    expect(new Set(body.variables.map(({ name }) => name)).size).toBe(body.variables.length);
    expect(body.variables.length).toBeGreaterThan(70);
  });

  it('say how the style sheets name them', () => {
    const known = leaves(vars);
    const usedNames = body.variables.flatMap((each) => ('codeSyntax' in each ? [each.codeSyntax.WEB] : []));
    expect(usedNames.filter((name) => !known.includes(String(name)))).toEqual([]);
    expect(usedNames).toContain('var(--ds-color-text-muted)');
  });

  it('keep what is transparent, and the two ends of what grows', () => {
    const valueIn = (variable: string) =>
      body.variableModeValues.find(({ variableId }) => variableId === `variable:${variable}`)?.value;
    expect(valueIn('color/surface/scrim')).toHaveProperty('a');
    expect(valueIn('color/surface/page')).not.toHaveProperty('a');
    expect([valueIn('space/gutter/narrow'), valueIn('space/gutter/wide')]).toEqual([24, 32]);
  });
});

describe('what Figma would refuse is noticed', () => {
  const [variable, ...variables] = body.variables;
  const [value, ...values] = body.variableModeValues;
  it.each([
    ['a kind it has not', { ...body, variables: [{ ...variable, resolvedType: 'COLOUR' }, ...variables] }],
    ['a scope it has not', { ...body, variables: [{ ...variable, scopes: ['MARGIN'] }, ...variables] }],
    ['a variable without a name', { ...body, variables: [{ ...variable, name: undefined }, ...variables] }],
    [
      'a colour without blue',
      { ...body, variableModeValues: [{ ...value, value: { r: 1, g: 1 } }, ...values] },
    ],
    ['a mode of no collection', { ...body, variableModes: [{ action: 'CREATE', name: 'light' }] }],
    ['an action it has not', { ...body, variableCollections: [{ action: 'MAKE', name: 'Tokens' }] }],
  ])('%s', (_, broken) => {
    expect(refusals(broken)).not.toEqual([]);
  });
});
