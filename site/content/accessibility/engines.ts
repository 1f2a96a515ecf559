/**
 * The four accessibility checkers that test every page and state. Key: short name in the tests. Value: name on the
 * page.
 */
export const engineNames = {
  axe: 'axe-core by Deque',
  IBM: 'Equal Access by IBM',
  Alfa: 'Alfa by Siteimprove',
  Nu: 'the Nu validator of the W3C',
} as const;

export type Engine = keyof typeof engineNames;
