'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { checkElement, checkLabel } from '../../checks.ts';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import * as styles from './Button.css.ts';

interface ButtonBaseProps {
  readonly children: ReactNode;
  /** Emphasis. Use one `primary` per view. @default 'primary' */
  readonly variant?: 'primary' | 'secondary' | 'outline' | 'text' | undefined;
  /** @default 'medium' */
  readonly size?: 'medium' | 'small' | undefined;
  /** Icon beside the label, hidden from screen readers. */
  readonly icon?: ReactNode;
  /** Side of the label that the icon is on. @default 'start' */
  readonly iconPosition?: 'start' | 'end' | undefined;
  /**
   * Whether the button cannot be used now. A disabled link stays visible, is announced as disabled, and leads nowhere.
   */
  readonly disabled?: boolean | undefined;
  /** Whether work is in progress. The button then announces this, keeps the focus and ignores clicks. */
  readonly busy?: boolean | undefined;
}

export interface ButtonAsButtonProps
  extends ButtonBaseProps,
    Omit<ComponentProps<'button'>, keyof ButtonBaseProps> {
  /** Not allowed here, because a button with `href` is a link. */
  readonly href?: undefined;
  /** Not `true` here: see `ButtonAsChildProps`. */
  readonly asChild?: false | undefined;
}

export interface ButtonAsLinkProps extends ButtonBaseProps, Omit<ComponentProps<'a'>, keyof ButtonBaseProps> {
  /** Target address. `/path`, `#place` and `?query` stay in the site. `mailto:` and `tel:` open a program. Any other address opens in a new tab. */
  readonly href: string;
  /** Not `true` here: see `ButtonAsChildProps`. */
  readonly asChild?: false | undefined;
}

export interface ButtonAsChildProps
  extends ButtonBaseProps,
    Omit<ComponentProps<'button'>, keyof ButtonBaseProps> {
  /** Not allowed here, because the child element has its own address. */
  readonly href?: undefined;
  /** Gives the single child element, such as a router's link, the style and the handlers of the button. */
  readonly asChild: true;
}

/** With `href` the button is a link. With `asChild` the child element is rendered in its place. Otherwise it is a `button` element. */
export type ButtonProps = ButtonAsButtonProps | ButtonAsLinkProps | ButtonAsChildProps;

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A `button` element. A submit button ignores the second press of a double click, which would send a form twice. */
function ButtonElement({ type = 'button', onClick, ...rest }: ComponentProps<'button'>) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    type === 'submit' && event.detail > 1 ? ignore(event) : onClick?.(event);
  return <button type={type} {...rest} onClick={press} />;
}

/** A link without an address: screen readers announce it as disabled, and it leads nowhere. */
function DisabledLink({
  href: _href,
  onClick: _onClick,
  target: _target,
  rel: _rel,
  ...rest
}: ComponentProps<'a'>) {
  return <a role="link" aria-disabled="true" {...rest} />;
}

/**
 * Starts an action, or, with `href`, leads to a page. Use one `primary` per view, and `outline` for the second choice
 * beside it.
 *
 * **Not this?** Use `Link` for a link within a sentence, `IconButton` for an action without space for a label, and
 * `FilterChips` for a choice that stays pressed.
 *
 * **States that you can style:** `disabled` on a disabled button, `aria-disabled` on a disabled link, `aria-busy` while
 * work is in progress.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  iconPosition = 'start',
  disabled = false,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = clsx(styles.button({ variant, size }), className);
  const drawing = icon ? (
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
  ) : null;
  const before = iconPosition === 'start' && drawing;
  const after = (
    <>
      {iconPosition === 'end' && drawing}
      {busy && <span className={styles.busyLine} aria-hidden="true" />}
    </>
  );
  if (rest.asChild) {
    const { asChild: _asChild, ...attributes } = rest;
    // The capture phase comes before the handlers of the child element, so none of them runs.
    const blocked = { 'aria-busy': busy || undefined, 'aria-disabled': true, onClickCapture: ignore };
    const Element = checkElement(Button, children) ? Slot : 'button';
    return (
      <Element {...attributes} {...(busy || disabled ? blocked : {})} className={classes}>
        {before}
        <Slottable>{children}</Slottable>
        {after}
      </Element>
    );
  }
  checkLabel(Button, rest['aria-label'] ?? rest['aria-labelledby'] ?? children, 'children');
  const { asChild: _asChild, ...attributes } = rest;
  // While busy the button is not `disabled`, because a disabled button loses the focus.
  const blocked = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : {};
  const shared = {
    ...blocked,
    className: classes,
    children: (
      <>
        {before}
        {/* Page translators update a text only if it is alone in its element. */}
        {typeof children === 'string' ? <span>{children}</span> : children}
        {after}
      </>
    ),
  };
  if (attributes.href === undefined) return <ButtonElement {...attributes} {...shared} disabled={disabled} />;
  return disabled ? (
    <DisabledLink {...attributes} {...shared} />
  ) : (
    <SmartAnchor {...attributes} {...shared} />
  );
}
