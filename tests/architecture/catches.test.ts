import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { silentOnPurpose } from './catchExceptions.ts';
import { catchesIn, catchesInPage } from './catches.ts';

const sources = ['design-system', 'services', 'site'].flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => path.posix.join(layer, file.split(path.sep).join('/')))
    .sort(),
);
const found = sources.flatMap((file) => {
  const read = file.endsWith('.html') ? catchesInPage : catchesIn;
  return read(file, readFileSync(file, 'utf8')).map((each) => ({ file, ...each }));
});

test('every catch in product code rethrows, handles a named type, or reports', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(found.length).toBeGreaterThan(30);
  const excused = (file: string) => silentOnPurpose.some((each) => each.file === file);
  const rows = found.map(({ file, line, kind, text }) => {
    const said = kind === 'silent' && excused(file) ? 'silent, with a reason' : kind;
    return `| ${file}:${line} | ${said} | \`${text.replaceAll('|', '\\|')}\` |`;
  });
  const reasons = silentOnPurpose.map(({ file, reason }) => `- ${file}: ${reason}`);
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    'reports/catches.md',
    [
      '| place | with what nobody foresaw | source |',
      '| --- | --- | --- |',
      ...rows,
      '',
      ...reasons,
      '',
    ].join('\n'),
  );
  const silent = found.filter(({ file, kind }) => kind === 'silent' && !excused(file));
  expect(
    silent.map(({ file, line, text }) => `${file}:${line} ${text}`),
    'throw it on, name the type, or call reportError',
  ).toEqual([]);
});

test.each(silentOnPurpose)(
  '$file has exactly the silent catches that the list of exceptions allows',
  ({ file, times }) => {
    expect(found.filter((each) => each.file === file && each.kind === 'silent')).toHaveLength(times);
  },
);

const kindsOf = (source: string) => catchesIn('a.ts', source).map(({ kind }) => kind);
const caught = (body: string) => kindsOf(`() => { try { a(); } catch (error) { ${body} } }`);

describe('the check of catch handlers', () => {
  test.each([
    ['an empty catch', 'try { a(); } catch {}'],
    ['a catch that names no error', 'try { a(); } catch { b = null; }'],
    ['a promise that is silenced', 'a().catch(() => {});'],
    ['a promise with a default', 'a().catch(() => null);'],
    ['a handler that stands elsewhere', 'a().catch(ignore);'],
    ['a second handler of a promise', 'a().then(use, () => use(null));'],
    ['an error kept in a state', 'a().then(use, (error) => setFailure(error));'],
    ['a console', 'try { a(); } catch (error) { console.error(error); }'],
    ['a report of another error', 'try { a(); } catch (error) { reportError(new Error()); }'],
  ])('reports %s as silent', (_, source) => {
    expect(kindsOf(source)).toEqual(['silent']);
  });

  test.each([
    ['a default for all errors', 'return null;'],
    ['a default behind a test of something else', "if (signal.aborted) return; fallBack('x');"],
    ['a type that every error has', 'if (!(error instanceof Error)) throw error; return null;'],
    ['a report on one path only', "if (a) reportError(error, 'x'); return null;"],
    ['a report that may not be made', "a && reportError(error, 'x');"],
    ['a report for later', "const later = () => reportError(error, 'x');"],
    ['a named type among others', 'if (error instanceof TypeError || a) return null; throw error;'],
    ['the wrong side of a test', 'if (error instanceof TypeError) throw error; return null;'],
    ['another error in its place', "throw new Failure('x');"],
    ['another error in place of what is not named', 'throw error instanceof A ? error : new A();'],
    ['a loop', 'for (;;) { throw error; }'],
  ])('reports %s as silent', (_, body) => {
    expect(caught(body)).toEqual(['silent']);
  });

  test.each([
    ['passes on', 'throw error;'],
    ['passes on', "throw new Failure('x', { cause: error });"],
    ['passes on', 'const failure = toFailure(error); end(); throw failure;'],
    ['passes on', 'next(error);'],
    ['passes on', 'return reject(error);'],
    ['passes on', 'setState(() => { throw error; });'],
    ['handles a named type', 'if (!(error instanceof SyntaxError)) throw error; return null;'],
    ['handles a named type', 'if (error instanceof URIError) return null; else throw error;'],
    ['handles a named type', "if (error.code !== 'ENOENT') throw error; return [];"],
    ['handles a named type', 'if (a || !isExpectedFailure(error)) throw error; return again();'],
    ['handles a named type', 'throw error instanceof A ? new B() : error;'],
    ['reports', "reportError(error, 'x'); return null;"],
    ['reports', "if (!isAbortError(error)) reportError(error, 'x'); if (a) return; b();"],
    ['reports', "if (!(error instanceof A) && !(error instanceof B)) reportError(error, 'x'); return null;"],
    ['reports', "if (!isExpectedFailure(error)) { reportError(error, 'x'); return 1; } return 2;"],
  ])('accepts a handler that %s: %s', (kind, body) => {
    expect(caught(body)).toEqual([kind]);
  });

  test('accepts console output as a report in build code only', () => {
    const source = 'try { a(); } catch (error) { console.error(error.message); }';
    expect(catchesIn('site/build/a.ts', source)).toMatchObject([{ kind: 'reports', line: 1 }]);
    expect(catchesIn('site/app/a.ts', source)).toMatchObject([{ kind: 'silent' }]);
  });

  test('reads inline scripts of HTML pages too, with their line', () => {
    const page = '<html>\n<script>\ntry { a(); }\ncatch {}\n</script>';
    expect(catchesInPage('a.html', page)).toEqual([{ line: 4, kind: 'silent', text: 'catch {}' }]);
  });
});
