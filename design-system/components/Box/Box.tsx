import { createElement, type HTMLAttributes, type JSX, type Ref } from 'react';

/** HTML elements that a layout or text component can render. */
export type BoxElement =
  | 'address'
  | 'article'
  | 'aside'
  | 'blockquote'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'header'
  | 'li'
  | 'main'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'time'
  | 'ul';

/** Attributes of any HTML element, with its `ref`. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** Ref of the rendered element. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** Renders the element `as` with all other props. */
export const Box = ({ as, ...rest }: BoxProps & { readonly as: BoxElement }): JSX.Element =>
  createElement(as, rest);
