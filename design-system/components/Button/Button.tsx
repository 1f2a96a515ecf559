'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import * as styles from './Button.css.ts';

interface ButtonBaseProps {
  readonly children: ReactNode;
  /** Emphasis: one `primary` per view. @default 'primary' */
  readonly variant?: 'primary' | 'secondary' | 'outline' | 'text' | undefined;
  /** @default 'medium' */
  readonly size?: 'medium' | 'small' | undefined;
  /** A drawing beside the words, hidden from screen readers. */
  readonly icon?: ReactNode;
  /** Before or after the words. @default 'start' */
  readonly iconPosition?: 'start' | 'end' | undefined;
  /** Cannot be used now. A disabled link stays, is announced as disabled, and leads nowhere. */
  readonly disabled?: boolean | undefined;
  /** Work is in progress: announces it, keeps the focus and ignores clicks. */
  readonly busy?: boolean | undefined;
}

export interface ButtonAsButtonProps
  extends ButtonBaseProps,
    Omit<ComponentProps<'button'>, keyof ButtonBaseProps> {
  /** Left out: with an address it is a link. */
  readonly href?: undefined;
  /** Left out: see `ButtonAsChildProps`. */
  readonly asChild?: false | undefined;
}

export interface ButtonAsLinkProps extends ButtonBaseProps, Omit<ComponentProps<'a'>, keyof ButtonBaseProps> {
  /** Target address: `/path` and `#place` stay in the site, anything else opens in a new tab. */
  readonly href: string;
  /** Left out: see `ButtonAsChildProps`. */
  readonly asChild?: false | undefined;
}

export interface ButtonAsChildProps
  extends ButtonBaseProps,
    Omit<ComponentProps<'button'>, keyof ButtonBaseProps> {
  /** Left out: the element in it knows its address. */
  readonly href?: undefined;
  /** Draws the one element in it, such as a router's link, with the style and the handlers of a button. */
  readonly asChild: true;
}

/** With `href` it is a link that looks like a button, with `asChild` the element in it, otherwise a plain button. */
export type ButtonProps = ButtonAsButtonProps | ButtonAsLinkProps | ButtonAsChildProps;

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Starts something, or with `href` invites to go somewhere. One `primary` per view; `outline` beside it for
 * the second choice.
 *
 * **Not this?** A link within a sentence is a `Link`; an action that has space for a picture only is an
 * `IconButton`; a choice that stays pressed is `FilterChips`.
 *
 * **States:** `disabled` on a button, `aria-disabled` on a link, `aria-busy` while work is under way.
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
  // Page translators update a text only if it is alone in its element.
  const label = typeof children === 'string' ? <span>{children}</span> : children;
  const shared = {
    className: clsx(styles.button({ variant, size }), className),
    children: (
      <>
        {before}
        {label}
        {after}
      </>
    ),
  };
  if (rest.asChild) {
    const { asChild: _asChild, ...attributes } = rest;
    const off = { 'aria-busy': busy || undefined, 'aria-disabled': true, onClickCapture: ignore };
    return (
      <Slot {...attributes} {...((busy || disabled) && off)} className={shared.className}>
        {before}
        <Slottable>{children}</Slottable>
        {after}
      </Slot>
    );
  }
  const { asChild: _asChild, ...attributes } = rest;
  const waiting = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : {};

  if (attributes.href === undefined) {
    const { type = 'button', onClick } = attributes;
    // The second press of a double click would send a form again.
    const press = (event: MouseEvent<HTMLButtonElement>) =>
      type === 'submit' && event.detail > 1 ? ignore(event) : onClick?.(event);
    return (
      <button {...attributes} type={type} onClick={press} {...waiting} {...shared} disabled={disabled} />
    );
  }
  if (disabled) {
    const { href: _href, onClick: _onClick, target: _target, rel: _rel, ...inert } = attributes;
    return <a role="link" aria-disabled="true" {...inert} {...shared} />;
  }
  return <SmartAnchor {...attributes} {...waiting} {...shared} />;
}
