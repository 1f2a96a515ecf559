'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** Props that a link component must accept: those of an `a` element, with a required `href`. */
export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

const Anchor = (props: AnchorProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<AnchorProps>>(Anchor);
LinkContext.displayName = 'LinkContext';

export interface LinkProviderProps {
  /** Component that renders links inside the site, usually the router's link. */
  readonly link: ComponentType<AnchorProps>;
  /** Elements whose links use that component. */
  readonly children: ReactNode;
}

/**
 * Sets the component that renders links inside the site, for all links and buttons below it. Without the provider these
 * are plain `a` elements.
 */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Returns the component that renders links inside the site. */
export const useLinkElement = () => use(LinkContext);
