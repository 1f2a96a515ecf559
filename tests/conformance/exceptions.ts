/** Components that cannot keep a promise, each with the reason. A name that no longer exists here fails the suite. */
export const exceptions = {
  LabelsProvider: 'draws no element of its own',
  LinkProvider: 'draws no element of its own',
} as const;

/** Fields draw a frame around one control: `className` belongs to the frame, `ref` and the rest to the control. */
export const fields: readonly string[] = ['ChatComposer', 'SelectField', 'TextArea', 'TextField'];
