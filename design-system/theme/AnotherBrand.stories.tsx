import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import * as styles from './specimens.css.ts';

const meta = preview.meta({
  title: 'Tokens/Another brand',
  parameters: {
    docs: {
      description: {
        component:
          'The colours of a company are in one file: four themes with the type `Brand`, as in `design-system/theme/tokens/exampleBrand.ts`. The site reads them from `brand.ts` in the same folder. A product that installs the package writes `brandStyle(brand)` into a style sheet. The contrast test lists the pairs of colours with too little contrast.',
      },
    },
  },
});

export const Default = meta.story({
  // No screenshot: the contrast test checks the colours, and the stories of the components check the components.
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.otherBrand[theme]}>
          <Stack>
            <Heading level={2} size="h3">
              Ask us
            </Heading>
            <TextField label="Email" name={theme} type="email" hint="We write once." />
            <Inline>
              <Button>Send</Button>
              <Button variant="outline">Not now</Button>
              <Badge>New</Badge>
            </Inline>
          </Stack>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const papers = canvas
      .getAllByRole('heading')
      .map((heading) => getComputedStyle(heading.parentElement?.parentElement ?? heading).backgroundColor);
    await expect(papers).toEqual(['rgb(246, 249, 253)', 'rgb(10, 17, 32)']);
  },
});
