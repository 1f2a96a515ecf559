'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** Props that a link element must accept: those of a plain anchor, with an `href`. */
export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

const Anchor = (props: AnchorProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<AnchorProps>>(Anchor);
LinkContext.displayName = 'LinkContext';

export interface LinkProviderProps {
  /** Draws links inside the site, usually with the router. */
  readonly link: ComponentType<AnchorProps>;
  /** Tree in which links use it. */
  readonly children: ReactNode;
}

/**
 * Gives every link and button below the component that draws links inside the site. Without it they are plain anchors.
 */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The component that draws links inside the site. */
export const useLinkElement = () => use(LinkContext);
