import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { NicosiaMap } from './NicosiaMap.tsx';

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
    await expect(canvas.getByRole('img', { name: /eleven bastions/ })).toBeVisible();
  },
});

export const Greek = meta.story({
  args: {
    label: 'Χάρτης της εντός των τειχών Λευκωσίας με τους έντεκα προμαχώνες και τις τρεις πύλες',
    office: 'Ταλάντου 14',
    gates: { kyrenia: 'Πύλη Κερύνειας', famagusta: 'Πύλη Αμμοχώστου', paphos: 'Πύλη Πάφου' },
  },
});
export const OnAPhone = meta.story({ globals: narrowScreen });
