import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Put it in the header and in the footer, so that visitors find it at both ends of a page.',
      example: { story: 'components-displaysettings--all-variants' },
    },
  ],
  donts: [
    {
      description: 'Use `compact` if there is space for the label.',
      example: { story: 'components-displaysettings--compact' },
    },
  ],
  anatomy: { story: 'components-displaysettings--all-variants' },
  parts: [
    {
      name: 'Button',
      description: 'Opens and closes the settings.',
      selector: 'button[aria-expanded]',
      side: 'right',
    },
    {
      name: 'Theme',
      description: 'Light, dark, or the theme of the visitor’s operating system.',
      selector: 'fieldset',
      side: 'right',
    },
    {
      name: 'Contrast',
      description: 'A `Switch` for high contrast.',
      selector: 'fieldset + *',
      side: 'right',
    },
    {
      name: 'Motion',
      description: 'A `Switch` for less motion.',
      selector: 'fieldset + * + *',
      side: 'right',
    },
  ],
  keyboard: {
    'Enter, Space': 'On the button: opens or closes the settings.',
    Tab: 'Goes on to the next setting.',
    'Arrow keys': 'Choose a theme.',
    Space: 'On a switch: turns it on or off.',
    Escape: 'Closes the settings. The focus returns to the button.',
  },
  accessibility: [
    'Each choice is a radio button or a switch, and takes effect at once.',
    'It does not store the choices. The hook `useDisplaySettings` stores them.',
  ],
};
