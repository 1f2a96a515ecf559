import { createElement, type HTMLAttributes, type JSX, type Ref } from 'react';

/** The elements that a layout or text component may be drawn as. */
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
  /** Reaches the element. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** Renders one element of the given kind with all other props. */
export const Box = ({ as, ...rest }: BoxProps & { readonly as: BoxElement }): JSX.Element =>
  createElement(as, rest);
