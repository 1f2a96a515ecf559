import { expect } from 'storybook/test';

import { company } from '#services/knowledge';
import preview from '#storybook/preview';

import { PersonToAsk } from './PersonToAsk.tsx';

const [person] = company.people;
if (!person) throw new Error('There is nobody to show.');

const meta = preview.meta({
  title: 'Site sections/PersonToAsk',
  component: PersonToAsk,
  args: person,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(person.name)).toBeVisible();
  },
});
