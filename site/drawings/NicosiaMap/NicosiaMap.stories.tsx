import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { NicosiaMap } from './NicosiaMap.tsx';

/** The names that a wall, the river or the street runs through. */
function crossedNames(map: Element) {
  const lines = [...map.querySelectorAll<SVGPathElement>(':scope > path:not([transform])')];
  const places = lines.flatMap((line) =>
    Array.from({ length: 400 }, (_, step) => line.getPointAtLength((line.getTotalLength() * step) / 400)),
  );
  return [...map.querySelectorAll('text')]
    .filter((name) => {
      const { x, y, width, height } = name.getBBox();
      return places.some((at) => at.x > x - 2 && at.x < x + width + 2 && at.y > y && at.y < y + height);
    })
    .map((name) => name.textContent);
}

const meta = preview.meta({
  title: 'Graphics/NicosiaMap',
  component: NicosiaMap,
  args: {
    label:
      'Map of the walled city of Nicosia with its eleven bastions and three gates; the office is in the east, near the Famagusta Gate',
    office: '14 Talantou Street',
    gates: { kyrenia: 'Kyrenia Gate', famagusta: 'Famagusta Gate', paphos: 'Paphos Gate' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img', { name: /eleven bastions/ });
    await expect(map).toBeVisible();
    await expect(crossedNames(map)).toEqual([]);
  },
});

export const Greek = meta.story({
  args: {
    label: 'Χάρτης της εντός των τειχών Λευκωσίας με τους έντεκα προμαχώνες και τις τρεις πύλες',
    office: 'Ταλάντου 14',
    gates: { kyrenia: 'Πύλη Κερύνειας', famagusta: 'Πύλη Αμμοχώστου', paphos: 'Πύλη Πάφου' },
  },
});
export const OnAPhone = meta.story({
  globals: narrowScreen,
  play: async ({ canvas }) => {
    await expect(crossedNames(canvas.getByRole('img'))).toEqual([]);
  },
});
