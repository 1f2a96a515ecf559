import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Ask for one thing, and say what it costs the visitor.',
      example: { story: 'components-closingbanner--default' },
    },
  ],
  donts: [
    {
      description: 'Leave out the cost: visitors want to know how long something takes before they start.',
      example: { story: 'components-closingbanner--without-text' },
    },
  ],
  anatomy: { story: 'components-closingbanner--default' },
  parts: [
    { name: 'Question', description: 'A heading.', selector: '[data-dark] h2', text: true, side: 'left' },
    {
      name: 'Cost',
      description: 'The time that it takes and the result, in one sentence.',
      selector: '[data-dark] p',
      side: 'left',
    },
    {
      name: 'Action',
      description: 'A single link that looks like a button.',
      selector: '[data-dark] a',
      side: 'right',
    },
  ],
  keyboard: { Tab: 'Goes to the action.', Enter: 'Goes to the page of the action.' },
  accessibility: [
    'It is dark in every theme. In a high-contrast theme it has high contrast too.',
    'The line below the text is decoration.',
  ],
};
