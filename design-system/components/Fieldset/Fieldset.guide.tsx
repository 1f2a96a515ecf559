import type { Guide } from '#storybook/guide';

import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Group fields about the same subject.',
      example: (
        <Fieldset legend="About you">
          <TextField label="Name" />
        </Fieldset>
      ),
    },
  ],
  donts: [
    {
      description: 'Put each field in its own group.',
      example: (
        <Fieldset legend="Name">
          <TextField label="Name" />
        </Fieldset>
      ),
    },
  ],
  anatomy: (
    <Fieldset legend="About you" note="done">
      <TextField label="Name" />
    </Fieldset>
  ),
  parts: [
    { name: 'Legend', description: 'The name of the group.', selector: 'legend', text: true, side: 'left' },
    {
      name: 'Note',
      description: 'The state of the group, such as “done”. It is a part of the name.',
      selector: 'legend span',
      side: 'right',
    },
    { name: 'Fields', description: 'The fields of the group.', selector: 'fieldset > div', side: 'bottom' },
  ],
  keyboard: { Tab: 'Goes through the fields.' },
  accessibility: ['A native group: its name is announced when the focus enters the group.'],
};
