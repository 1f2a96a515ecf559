/** Components that cannot keep a promise, each with the reason. A name that no longer exists here fails the suite. */
export const exceptions = {
  LabelsProvider: 'draws no element of its own',
  LinkProvider: 'draws no element of its own',
} as const;

/** Fields draw a frame around one control: `className` belongs to the frame, `ref` and the rest to the control. */
export const fields: readonly string[] = [
  'ChatComposer',
  'Checkbox',
  'SelectField',
  'Switch',
  'TextArea',
  'TextField',
];

/** Groups of native inputs: `ref` reaches each input, so that a form library can register them. */
export const groups: readonly string[] = ['CheckboxGroup', 'ChoiceChips', 'RadioGroup'];

/** Overlays: `className`, `ref` and the rest belong to what is open, which stands at the end of the page. */
export const overlays: readonly string[] = ['Menu', 'Popover', 'Tooltip'];
