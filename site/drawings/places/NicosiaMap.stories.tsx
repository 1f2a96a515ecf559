import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { NicosiaMap } from './NicosiaMap.tsx';
import drawing from './nicosia.svg?no-inline';

/** The names that a wall, the river or the way runs through; the lines are read from the file of the drawing. */
async function crossedNames(map: Element) {
  const file = await (await fetch(drawing)).text();
  const lines = Array.from(file.matchAll(/<path d="([^"]+)" stroke/g), ([, path = '']) => {
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('d', path);
    return line;
  });
  expect(lines).toHaveLength(5);
  const places = lines.flatMap((line) =>
    Array.from({ length: 2000 }, (_, step) => line.getPointAtLength((line.getTotalLength() * step) / 2000)),
  );
  return [...map.querySelectorAll('text')]
    .filter((name) => {
      const { x, y, width, height } = name.getBBox();
      return places.some(
        (place) => place.x > x - 2 && place.x < x + width + 2 && place.y > y && place.y < y + height,
      );
    })
    .map((name) => name.textContent);
}

const meta = preview.meta({
  title: 'Graphics/NicosiaMap',
  component: NicosiaMap,
  args: {
    label:
      'Map of the walled city of Nicosia with its eleven bastions and three gates; the way to the office begins in the south',
    office: '14 Talantou Street',
    places: {
      kyrenia: 'Kyrenia Gate',
      famagusta: 'Famagusta Gate',
      paphos: 'Paphos Gate',
      square: 'Eleftheria Square',
      river: 'Old river bed',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img', { name: /eleven bastions/ });
    await expect(map).toBeVisible();
    await expect(await crossedNames(map)).toEqual([]);
  },
});

export const Greek = meta.story({
  args: {
    label: 'Χάρτης της εντός των τειχών Λευκωσίας με τους έντεκα προμαχώνες και τις τρεις πύλες',
    office: 'Ταλάντου 14',
    places: {
      kyrenia: 'Πύλη Κερύνειας',
      famagusta: 'Πύλη Αμμοχώστου',
      paphos: 'Πύλη Πάφου',
      square: 'Πλατεία Ελευθερίας',
      river: 'Παλιά κοίτη',
    },
  },
});
export const OnAPhone = meta.story({
  globals: narrowScreen,
  play: async ({ canvas }) => {
    await expect(await crossedNames(canvas.getByRole('img'))).toEqual([]);
  },
});
