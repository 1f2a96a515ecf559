import { describe, expect, it } from 'vitest';

import { themes } from '../contrastPairs.ts';
import { light, scale } from '../tokens/index.ts';
import * as read from './readCss.ts';
import { toDesignTokens } from './toDesignTokens.ts';
import { validateDesignTokens } from './validateDesignTokens.ts';

const paths = (source: object, path = ''): string[] =>
  Object.entries(source).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !('$value' in value)
      ? paths(value, `${path}${name}.`)
      : [path + name],
  );

describe('the exported tokens', () => {
  it.each(Object.entries(themes))('keep the format in %s', async (_, theme) => {
    expect(await validateDesignTokens(toDesignTokens(theme))).toEqual([]);
  });

  it('have the same names in every theme, so that they import as the modes of one collection', () => {
    const names = Object.values(themes).map((theme) => paths(toDesignTokens(theme)).join('\n'));
    expect(new Set(names).size).toBe(1);
  });

  it('hold every token but the font variations, for which the format has no type', () => {
    const exported = paths(toDesignTokens(light)).map((path) => path.replace(/\.(narrow|wide)$/, ''));
    const missing = paths({ ...light, ...scale }).filter((path) => !exported.includes(path));
    expect(missing).toEqual(['fontVariation.heading', 'fontVariation.text']);
  });

  it('build text styles of the tokens they use', () => {
    expect(toDesignTokens(light).typography).toMatchObject({
      h1: {
        wide: { $value: { fontSize: '{size.h1.wide}', letterSpacing: { value: -1.7, unit: 'px' } } },
      },
      body: { $value: { fontFamily: '{font.text}', lineHeight: '{leading.loose}' } },
    });
  });
});

describe('validateDesignTokens', () => {
  const white = { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' } };

  it.each([
    ['an unknown type', { a: { ...white, $type: 'colour' } }, 'no known $type'],
    ['no type', { a: { $value: 1 } }, 'no known $type'],
    ['a full stop in a name', { 'a.b': white }, 'no legal name'],
    ['a brace in a name', { 'a{': white }, 'no legal name'],
    ['a $ before a name', { $a: white }, 'no legal name'],
    ['a value without a token', { a: { b: 7 } }, 'neither a token nor a group'],
    ['an alias to nothing', { a: { $type: 'color', $value: '{b}' } }, 'Could not resolve alias {b}'],
    ['an alias to itself', { a: { $type: 'color', $value: '{a}' } }, 'Circular alias'],
    ['an old colour', { a: { $type: 'color', $value: '#ffffff' } }, 'valid-color'],
    [
      'a colour out of range',
      { a: { $type: 'color', $value: { ...white.$value, components: [1, 1, 2] } } },
      'range',
    ],
    ['an old length', { a: { $type: 'dimension', $value: '4px' } }, 'valid-dimension'],
    [
      'a length in em',
      { a: { $type: 'dimension', $value: { value: 1, unit: 'em' } } },
      'Unit em not allowed',
    ],
    ['a time in minutes', { a: { $type: 'duration', $value: { value: 1, unit: 'm' } } }, 'Unknown unit'],
    ['a curve out of range', { a: { $type: 'cubicBezier', $value: [2, 0, 0, 1] } }, 'x values'],
    ['a weight out of range', { a: { $type: 'fontWeight', $value: 2000 } }, 'valid-font-weight'],
    [
      'a shadow without its lengths',
      { a: { $type: 'shadow', $value: [{ color: white.$value }] } },
      'Invalid dimension: undefined',
    ],
  ])('finds %s', async (_, tokens, words) => {
    expect((await validateDesignTokens(tokens)).join('\n')).toContain(words);
  });
});

describe('readCss', () => {
  it.each([
    [
      'colour',
      () => read.color('#10202a99'),
      { components: [0.0627, 0.1255, 0.1647], alpha: 0.6, hex: '#10202a' },
    ],
    ['length', () => read.length('2.75rem'), { value: 44, unit: 'px' }],
    ['time', () => read.duration('120ms'), { value: 0.12, unit: 's' }],
    ['curve', () => read.cubicBezier('cubic-bezier(0.2, 0, 0, 1)'), [0.2, 0, 0, 1]],
    ['scale', () => read.number('scale(0.98)'), 0.98],
    ['family', () => read.fontFamily("'A B', serif"), ['A B', 'serif']],
  ])('reads a %s', (_, token, value) => {
    expect(token()).toMatchObject({ $value: value });
  });

  it('reads what grows with the window as its two ends', () => {
    expect(read.length('clamp(20px, 2.7vw, 32px)')).toMatchObject({
      narrow: { $value: { value: 20 } },
      wide: { $value: { value: 32 }, $description: 'clamp(20px, 2.7vw, 32px)' },
    });
  });

  it('reads a shadow of two layers', () => {
    expect(read.shadow('0 1px 0 #000000, 0 18px 44px -20px #00000040').$value).toMatchObject([
      { offsetY: { value: 1 }, spread: { value: 0 } },
      { color: { alpha: 0.251 }, blur: { value: 44 }, spread: { value: -20 } },
    ]);
  });

  it('refuses what the format cannot hold', () => {
    expect(() => read.length('65ch')).toThrow('Cannot export "65ch": write px, rem or clamp().');
    expect(() => read.length('4')).toThrow('write px');
    expect(() => read.color('red')).toThrow('write colours as #rrggbb');
    expect(() => read.number('none')).toThrow('write a number');
  });
});
