import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Content of a component's folder: the comment of its main file, its other code, and its style sheets. */
interface Folder {
  readonly name: string;
  readonly doc: string;
  readonly code: string;
  readonly sheet: string;
}

const folders: readonly Folder[] = ['components', 'patterns'].flatMap((layer) =>
  readdirSync(path.join('design-system', layer)).map((name) => {
    const folder = path.join('design-system', layer, name);
    const files = readdirSync(folder).filter((file) => !/\.(stories|guide|test|examples)\./.test(file));
    const join = (of: (file: string) => boolean) =>
      files.filter(of).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    return {
      name,
      doc: join((file) => file === `${name}.tsx`).join('\n'),
      code: join((file) => /(?<!\.css)\.tsx?$/.test(file)).join('\n'),
      sheet: join((file) => file.endsWith('.css.ts')).join('\n'),
    };
  }),
);

/** Returns the states that a stylesheet has rules for, without those of the whole page. */
const statesIn = (sheet: string) =>
  new Set(
    Array.from(
      sheet.matchAll(/\[((?:aria|data)-[\w-]+|open)\b[^\]]*\]|:(disabled|checked)\b/g),
      ([, attribute, state]) => attribute ?? state ?? '',
    ).filter((state) => !/^data-(motion|column)$/.test(state)),
  );

/** Returns the states that the comment of a component lists. */
const documented = (doc: string) => {
  const [, text = ''] = /\*\*States that you can style:\*\*([\s\S]*?)\*\//.exec(doc) ?? [];
  return new Set(Array.from(text.matchAll(/`([\w-]+)`(?! element)/g), ([, state = '']) => state));
};

/** Returns the states of the stylesheet that the comment lacks, and the states of the comment that do not exist. */
const differences = ({ name, doc, code, sheet }: Folder, control = '') => {
  const documentedStates = documented(doc);
  const styledStates = statesIn(sheet + control);
  return [
    ...[...styledStates]
      .filter((state) => !documentedStates.has(state))
      .map((state) => `${name} does not say ${state}`),
    ...[...documentedStates]
      .filter((state) => !styledStates.has(state) && !new RegExp(`^ +${state}[=:]`, 'm').test(code))
      .map((state) => `${name} has no ${state}`),
  ];
};

test('every component lists the states in which it looks different, and no others', () => {
  const control = readFileSync('design-system/components/Field/Field.css.ts', 'utf8');
  const shared = [
    'theme/tick.css.ts',
    'theme/toggle.css.ts',
    'theme/choiceRow.css.ts',
    'components/Field/ChoiceGroup.css.ts',
  ].map((file) => ({
    imported: file.replace('components', ''),
    sheet: readFileSync(`design-system/${file}`, 'utf8'),
  }));
  const sheetsOf = ({ code, sheet }: Folder) =>
    shared.filter(({ imported }) => `${code}${sheet}`.includes(imported)).map((it) => it.sheet);
  const found = folders
    .filter(({ doc, name }) => doc !== '' && name !== 'Field')
    .flatMap((folder) =>
      differences(folder, [...sheetsOf(folder), folder.code.includes('useField(') ? control : ''].join('\n')),
    );
  expect(found).toEqual([]);
});
