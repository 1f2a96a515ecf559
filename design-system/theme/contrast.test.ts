import { describe, expect, it } from 'vitest';

import { contrast } from './contrast.ts';
import { contrastFaults, contrastPairs, measure } from './contrastPairs.ts';
import { brand, exampleBrand, light } from './tokens/index.ts';

const failures = (...input: Parameters<typeof measure>) => measure(...input).filter(({ passes }) => !passes);

describe('the contrast of the themes', () => {
  it('keeps every pair in use above its limit', () => {
    expect(contrastFaults(brand)).toEqual([]);
  });

  it('keeps them in the other brand', () => {
    expect(contrastFaults(exampleBrand)).toEqual([]);
  });

  it('turns red when one colour of one pair is too pale', () => {
    const pale = { ...light, color: { ...light.color, text: { ...light.color.text, muted: '#8b969b' } } };
    expect(contrastFaults({ ...brand, light: pale })).toContain(
      'text.muted on surface.page has 2.84:1 in light, and needs 4.5:1 (Leads, captions, hints)',
    );
  });

  it('asks for 7:1 of all text in high contrast', () => {
    const links = contrastPairs.filter((each) => each.foreground === 'accent.text');
    const copper = {
      ...light,
      color: { ...light.color, accent: { ...light.color.accent, text: '#8a5a14' } },
    };
    expect(failures('light', copper, links)).toEqual([]);
    expect(failures('light-high-contrast', copper, links)).not.toEqual([]);
  });

  it('measures as the standard does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(() => contrast('rgb(0 0 0)', '#ffffff')).toThrow('write colours as #rrggbb');
  });

  it('leaves no colour of a theme unmeasured but the hairline and the scrim, which are decoration', () => {
    const used = new Set(contrastPairs.flatMap((each) => [each.foreground, each.background]));
    const all = Object.entries(light.color).flatMap(([group, value]) =>
      typeof value === 'string' ? [group] : Object.keys(value).map((name) => `${group}.${name}`),
    );
    expect(all.filter((each) => !used.has(each))).toEqual(['surface.scrim', 'line.hairline']);
  });
});
