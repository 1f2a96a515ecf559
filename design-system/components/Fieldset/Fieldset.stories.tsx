import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Grid } from '../Grid/Grid.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const nothing = () => {};
const fields = (
  <Grid columns={{ tablet: 2 }}>
    <TextField label="Contact name" name="name" value="A. Example" onValueChange={nothing} />
    <TextField label="Email" name="email" type="email" value="office@example.com" onValueChange={nothing} />
    <TextField label="Phone" name="phone" type="tel" value="" onValueChange={nothing} optional />
  </Grid>
);
const meta = preview.meta({
  title: 'Components/Fieldset (form group)',
  id: 'components-fieldset',
  component: Fieldset,
  args: { legend: 'You', children: fields },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'You' })).toBeVisible();
  },
});

export const Done = meta.story({ args: { note: 'done' } });

export const AllVariants = meta.story({
  render: () => (
    <form>
      <Fieldset legend="You" note="done">
        {fields}
      </Fieldset>
      <Fieldset legend="Your business">
        <TextField label="Business name" name="business" value="" onValueChange={nothing} />
      </Fieldset>
    </form>
  ),
});

export const NarrowScreen = meta.story({
  globals: narrowScreen,
  args: { legend: 'Στοιχεία επικοινωνίας της επιχείρησης', note: 'ολοκληρώθηκε' },
});
