// The public design system. What is not listed here is private.
export {
  type AnchorProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkElement,
} from './components/Link/LinkProvider.tsx';
export { componentStyle, siteStyle } from './theme/componentStyle.ts';
export { vars } from './theme/contract.css.ts';
export { layers } from './theme/layers.css.ts';
export { type Breakpoint, breakpoints, from } from './theme/tokens/breakpoints.ts';
