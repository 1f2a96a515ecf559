/** The four that are asked about every page and opened state, by the names tests use, with what they are called in full. */
export const engineNames = {
  axe: 'axe-core by Deque',
  IBM: 'Equal Access by IBM',
  Alfa: 'Alfa by Siteimprove',
  Nu: 'the Nu validator of the W3C',
} as const;

export type Engine = keyof typeof engineNames;
