import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { knowledge } from '#services/knowledge';

const filesIn = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mdx?|html|svg|json|txt|xml|webmanifest)$/.test(file))
    .map((file) => path.posix.join(room, file.split(path.sep).join('/')));
const shipped = ['design-system', 'services', 'site']
  .flatMap(filesIn)
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file));

/** Facts of this company, as they must not stand outside its knowledge. */
const facts = () => {
  const { company, contact } = knowledge;
  return [company.name, contact.email, contact.phone, contact.headquarters.address, company.founder.name];
};
const factsIn = (text: string) => facts().filter((fact) => text.includes(fact));

test('[D1] brand words and contact details stand in services/knowledge only', () => {
  const found = shipped
    .filter((file) => !file.startsWith('services/knowledge/'))
    .flatMap((file) => factsIn(readFileSync(file, 'utf8')).map((fact) => `${file}: ${fact}`));
  expect(found).toEqual([]);
});

test('[D1] the brand check reports a brand word elsewhere', () => {
  expect(factsIn(`Welcome to ${knowledge.company.name}!`)).toEqual([knowledge.company.name]);
});

/** Files with a reason to be longer say so in their first lines. */
const limit = 200;
const tooLong = (file: string, text: string) =>
  text.split('\n').length > limit &&
  !/long(er than other files| on purpose)/i.test(text.split('\n').slice(0, 10).join('\n'))
    ? [`${file} has ${text.split('\n').length} lines`]
    : [];

test(`every service file has at most ${limit} lines, or a reason in its first lines`, () => {
  const services = shipped.filter((file) => file.startsWith('services/') && file.endsWith('.ts'));
  expect(services.flatMap((file) => tooLong(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('the length check reports a long file, unless it gives a reason', () => {
  const long = 'a\n'.repeat(limit + 1);
  expect(tooLong('x.ts', long)).toHaveLength(1);
  expect(tooLong('x.ts', `// Long on purpose: data.\n${long}`)).toEqual([]);
});

test('every dependency is pinned to an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

test('every dependency has its reason in the handbook', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const handbook = readFileSync('.storybook/handbook/Dependencies.mdx', 'utf8');
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !handbook.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
