import type { Guide } from '#storybook/guide';

import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Group what belongs to one thing.',
      example: (
        <Fieldset legend="About you">
          <TextField label="Name" />
        </Fieldset>
      ),
    },
  ],
  donts: [
    {
      description: 'Frame each field by itself.',
      example: (
        <Fieldset legend="Name">
          <TextField label="Name" />
        </Fieldset>
      ),
    },
  ],
  drawn: (
    <Fieldset legend="About you" note="done">
      <TextField label="Name" />
    </Fieldset>
  ),
  parts: [
    { name: 'Legend', description: 'Names the part of the form.', at: 'legend', text: true, side: 'left' },
    { name: 'Note', description: 'That it is finished; part of the name.', at: 'legend span', side: 'right' },
    { name: 'Fields', description: 'Whatever belongs to it.', at: 'fieldset > div', side: 'bottom' },
  ],
  keyboard: { Tab: 'Goes through its fields.' },
  accessibility: ['A native group: its name is announced when the focus enters it.'],
};
