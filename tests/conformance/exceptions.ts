/** Components that are exempt from a rule, each with the reason. The suite fails for a name that no longer exists. */
export const exceptions = {
  LabelsProvider: 'draws no element of its own',
  LinkProvider: 'draws no element of its own',
} as const;

/** Fields have a frame around one control. `className` is set on the frame, `ref` and the other props on the control. */
export const fields: readonly string[] = [
  'ChatComposer',
  'Checkbox',
  'SelectField',
  'Switch',
  'TextArea',
  'TextField',
];

/** Groups of native inputs. `ref` is called for each input, so that a form library can register it. */
export const groups: readonly string[] = ['CheckboxGroup', 'ChoiceChips', 'RadioGroup'];

/** Overlays. `className`, `ref` and the other props are set on the open panel, which is at the end of the page. */
export const overlays: readonly string[] = ['Menu', 'Popover', 'Tooltip'];
