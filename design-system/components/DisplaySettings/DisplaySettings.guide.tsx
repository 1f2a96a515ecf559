import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Put it in the header and in the footer, so that it is found from both ends of a page.',
      example: { story: 'components-displaysettings--all-variants' },
    },
  ],
  donts: [
    {
      description: 'Use it with `compact` where there is room for its words.',
      example: { story: 'components-displaysettings--compact' },
    },
  ],
  drawn: { story: 'components-displaysettings--all-variants' },
  parts: [
    {
      name: 'Button',
      description: 'Opens and closes the settings.',
      at: 'button[aria-expanded]',
      side: 'right',
    },
    {
      name: 'Theme',
      description: 'Light, dark, or as the system of the visitor.',
      at: 'fieldset',
      side: 'right',
    },
    { name: 'Contrast', description: 'A `Switch`.', at: 'fieldset + *', side: 'right' },
    { name: 'Motion', description: 'A `Switch`.', at: 'fieldset + * + *', side: 'right' },
  ],
  keyboard: {
    'Enter, Space': 'On the button: opens or closes the settings.',
    Tab: 'Goes on to the next setting.',
    'Arrow keys': 'Choose a theme.',
    Space: 'On a switch: changes it.',
    Escape: 'Closes the settings; the focus returns to the button.',
  },
  accessibility: [
    'Each choice takes effect at once and is announced as a radio button or a switch.',
    'It stores nothing by itself: `useDisplaySettings` does.',
  ],
};
