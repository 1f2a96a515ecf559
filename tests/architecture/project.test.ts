import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledge } from '#services/knowledge';
import { filesIn } from '#tests/support/filesIn.ts';

const shipped = filesIn(
  ['design-system', 'services', 'site'],
  /\.(tsx?|mdx?|html|svg|json|txt|xml|webmanifest)$/,
  /\.(test|stories)\.tsx?$/,
);

/** Facts of this company, as they must not stand outside its knowledge. */
const facts = () => {
  const { company, contact } = knowledge;
  return [company.name, contact.email, contact.phone, contact.headquarters.address, company.founder.name];
};
const factsIn = (text: string) => facts().filter((fact) => text.includes(fact));

test('[D1] brand words and contact details stand in services/knowledge only', () => {
  const found = shipped
    .filter((file) => !file.startsWith('services/knowledge/'))
    // The author of a post may be one of the firm's people.
    .flatMap((file) =>
      factsIn(readFileSync(file, 'utf8').replace(/^author: .*$/m, '')).map((fact) => `${file}: ${fact}`),
    );
  expect(found).toEqual([]);
});

test('every dependency is pinned to an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

test('the handbook gives a reason for every dependency, and for no other package', () => {
  const named = ['package.json', 'design-system/package.json'].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const handbook = readFileSync('.storybook/handbook/Dependencies.mdx', 'utf8');
  const packages = [...handbook.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  expect(packages.sort()).toEqual([...new Set(named)].map((name) => `\`${name}\``).sort());
});
