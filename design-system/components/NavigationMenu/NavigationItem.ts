import type { IconName } from '../Icon/icons.ts';

/** A link in a dropdown of the navigation. */
export interface NavigationDropdownItem {
  readonly name: string;
  readonly path: string;
  /** Icon before the name. */
  readonly icon?: IconName | undefined;
  /** One line below the name. */
  readonly description?: string | undefined;
  /** Links of a submenu, which a button beside this link opens. The submenu shows no icons and no descriptions. */
  readonly items?: readonly NavigationDropdownItem[] | undefined;
}

/** One entry of the navigation: a link to a page, or a button that opens a dropdown of `items`. */
export type NavigationItem =
  | { readonly name: string; readonly path: string; readonly items?: undefined }
  | {
      readonly name: string;
      readonly path?: undefined;
      readonly items: readonly NavigationDropdownItem[];
    };

/**
 * Returns the `aria-current` of a link: `page` if `path` is the current page, `true` if the current page is below
 * `path`.
 */
export function ariaCurrentOf(path: string | undefined, currentPath: string): 'page' | 'true' | undefined {
  if (path === undefined) return undefined;
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Whether the current page is one of the entries, or below one of them in the hierarchy of pages. */
export const holdsCurrent = (items: readonly NavigationDropdownItem[], currentPath: string): boolean =>
  items.some(
    ({ path, items: submenu = [] }) =>
      ariaCurrentOf(path, currentPath) !== undefined || holdsCurrent(submenu, currentPath),
  );
