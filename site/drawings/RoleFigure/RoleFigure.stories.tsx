import { expect } from 'storybook/test';

import { Grid } from '#design-system';
import { company } from '#services/knowledge';
import preview from '#storybook/preview';
import { withoutPicture } from '#storybook/toolbar';

import { RoleFigure, roleFigure } from './RoleFigure.tsx';

const meta = preview.meta({
  title: 'Graphics/RoleFigure',
  component: RoleFigure,
  args: { name: 'consultant' },
});

export const Default = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {company.people.map(({ role }) => (
        <RoleFigure key={role} name={roleFigure(role)} />
      ))}
    </Grid>
  ),
});
