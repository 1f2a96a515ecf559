'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactElement, useRef } from 'react';

import { checkUnique } from '../../checks.ts';
import { useSurroundings } from '../../theme/useSurroundings.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import * as styles from './Menu.css.ts';

/** One command, or with `href` one address. */
export interface MenuItem {
  /** Unique within the menu. */
  readonly id: string;
  /** The command in words. */
  readonly label: string;
  /** Drawing before the words. */
  readonly icon?: IconName | undefined;
  /** Called when it is chosen; the menu closes by itself. */
  readonly onSelect?: (() => void) | undefined;
  /** Target address: `/path` stays in the site, anything else opens in a new tab. */
  readonly href?: string | undefined;
  /** Cannot be chosen now. @default false */
  readonly disabled?: boolean | undefined;
  /** Cannot be undone. @default false */
  readonly danger?: boolean | undefined;
  /** Draws a line above it, before another kind of command. @default false */
  readonly separated?: boolean | undefined;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that opens the menu and names it, one element that takes a ref. */
  readonly trigger: ReactElement;
  /** The commands, most used first. */
  readonly items: readonly MenuItem[];
  /** Edge of the trigger that it begins at, in the direction of the text. @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
  /** Whether it is open; change it in `onOpenChange`. */
  readonly open?: boolean | undefined;
  /** Whether it is open at first. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Commands behind one button, for actions that are seldom used. `ref` and other attributes reach the list.
 *
 * **Not this?** Pages of the site are a `NavigationMenu`; an answer in a form is a `SelectField`; one or two commands
 * are a `Button` each.
 *
 * **States:** `data-highlighted` on the command that has the focus, `data-disabled` on one that cannot be chosen.
 */
export function Menu({
  trigger,
  items,
  align = 'start',
  open: given,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  checkUnique(
    Menu,
    'id',
    items.map(({ id }) => id),
  );
  const [open, setOpen] = useControllableState({
    prop: given,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const button = useRef<HTMLButtonElement>(null);
  const { container, dir } = useSurroundings(button, open);
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={false} dir={dir}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      {container && (
        <Radix.Portal container={container}>
          <Radix.Content
            {...rest}
            align={align}
            sideOffset={4}
            collisionPadding={16}
            loop
            className={clsx(styles.menu, className)}
          >
            {items.map(({ id, label, icon, onSelect, href, disabled = false, danger, separated }) => {
              const content = (
                <>
                  {icon && <Icon name={icon} />}
                  {label}
                </>
              );
              return [
                separated && <Radix.Separator key={`${id} line`} className={styles.line} />,
                <Radix.Item
                  key={id}
                  disabled={disabled}
                  onSelect={() => onSelect?.()}
                  asChild={href !== undefined}
                  className={clsx(styles.item, danger && styles.danger)}
                >
                  {href === undefined ? content : <SmartAnchor href={href}>{content}</SmartAnchor>}
                </Radix.Item>,
              ];
            })}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
