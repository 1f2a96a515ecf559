import { Controls, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';

import preview from '#storybook/preview';

/** The props as Storybook shows them by itself, and the first story once more among all. */
const BrokenPage = () => (
  <>
    <Title />
    <Primary />
    <Controls />
    <Stories />
  </>
);

const meta = preview.meta({
  title: 'Self-tests/Broken docs',
  // A docs page that docsPages.spec.ts must find at fault; the sidebar does not list it.
  tags: ['broken', '!dev', '!manifest'],
  parameters: { docs: { page: BrokenPage } },
  argTypes: { hint: { control: 'text' }, items: { control: 'object' } },
});

function ChangesTheDocument() {
  useEffect(() => {
    document.documentElement.dataset.textSize = 'double';
    console.error('Something is wrong');
  }, []);
  return <button type="button">Calm</button>;
}

export const Everything = meta.story({
  render: () => (
    <>
      <ChangesTheDocument />
      {/* biome-ignore lint/a11y/noAutofocus: this is the fault to be found. */}
      <input autoFocus aria-label="Takes the focus" />
      <table style={{ width: '3000px' }}>
        <tbody>
          <tr>
            <td>Wide</td>
          </tr>
        </tbody>
      </table>
    </>
  ),
});
