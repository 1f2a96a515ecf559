'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactElement, useRef } from 'react';

import { checkElement, checkUnique } from '../../checks.ts';
import { useOverlayPlace } from '../../theme/useOverlayPlace.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import * as styles from './Menu.css.ts';

/** One command, or, with `href`, one link. */
export interface MenuItem {
  /** Unique within the menu. */
  readonly id: string;
  /** Label of the command. */
  readonly label: string;
  /** Icon before the label. */
  readonly icon?: IconName | undefined;
  /** Called when the command is chosen. The menu then closes by itself. */
  readonly onSelect?: (() => void) | undefined;
  /** Target address. `/path` stays in the site; any other address opens in a new tab. */
  readonly href?: string | undefined;
  /** Whether the command cannot be chosen now. @default false */
  readonly disabled?: boolean | undefined;
  /** Whether the command cannot be undone. Such a command is shown in the error colour. @default false */
  readonly danger?: boolean | undefined;
  /** Whether a line above the command separates it from commands of another kind. @default false */
  readonly separated?: boolean | undefined;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Button that opens the menu and gives it its name: one element that accepts a ref. */
  readonly trigger: ReactElement;
  /** Commands, the most used first. */
  readonly items: readonly MenuItem[];
  /** Edge of the trigger that the menu is aligned with, in the direction of the text. @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
  /** Whether the menu is open; change it in `onOpenChange`. */
  readonly open?: boolean | undefined;
  /** Whether the menu is open at first. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the menu opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

interface MenuEntryProps extends MenuItem {
  /** Moves the focus to the trigger. Called before `onSelect`. */
  readonly focusTrigger: () => void;
}

/** One command, with a line above it if it is `separated`. */
function MenuEntry({
  label,
  icon,
  onSelect,
  href,
  disabled = false,
  danger,
  separated,
  focusTrigger,
}: MenuEntryProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  return (
    <>
      {separated && <Radix.Separator className={styles.separator} />}
      <Radix.Item
        disabled={disabled}
        onSelect={() => {
          // The focus must be on the trigger before `onSelect` opens a dialog. When the dialog closes, it returns the
          // focus there, because the item is no longer in the page.
          focusTrigger();
          onSelect?.();
        }}
        asChild={href !== undefined}
        className={clsx(styles.item, danger && styles.danger)}
      >
        {href === undefined ? content : <SmartAnchor href={href}>{content}</SmartAnchor>}
      </Radix.Item>
    </>
  );
}

/**
 * A button that opens a list of commands that are seldom used. `ref` and other attributes are set on the list.
 *
 * **Not this?** Use `NavigationMenu` for pages of the site, and `SelectField` for an answer in a form. For one or two
 * commands, use one `Button` per command.
 *
 * **States that you can style:** `data-highlighted` on the command that has the focus, `data-disabled` on a command
 * that cannot be chosen.
 */
export function Menu({
  trigger,
  items,
  align = 'start',
  open: controlledOpen,
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
    prop: controlledOpen,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const button = useRef<HTMLButtonElement>(null);
  const { container, dir } = useOverlayPlace(button, { open });
  const isElement = checkElement(Menu, trigger, 'trigger');
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={false} dir={dir}>
      <Radix.Trigger ref={button} asChild={isElement}>
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
            {items.map((item) => (
              <MenuEntry key={item.id} {...item} focusTrigger={() => button.current?.focus()} />
            ))}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
