/** One entry of the navigation. */
export interface NavigationItem {
  readonly name: string;
  /** Where it leads. An entry with a dropdown has no page of its own. */
  readonly path?: string | undefined;
  /** A drawing beside the name, in dropdowns. */
  readonly iconType?: 'funnel' | 'chart' | 'file' | 'database' | 'user' | 'pie' | undefined;
  /** One line below the name, in dropdowns. */
  readonly description?: string | undefined;
  /** Whether it opens `dropdownItems`. */
  readonly hasDropdown?: boolean | undefined;
  readonly dropdownItems?: readonly NavigationItem[] | undefined;
  /** Within a dropdown: whether it unfolds `submenuItems`. */
  readonly hasSubmenu?: boolean | undefined;
  readonly submenuItems?: readonly NavigationItem[] | undefined;
}

/** What `aria-current` says of an entry: this page, a page below it, or neither. */
export function currentOf(path: string | undefined, currentPath: string): 'page' | 'true' | undefined {
  if (path === undefined) return undefined;
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Whether the visitor is at one of the entries, or below it. */
export const holdsCurrent = (items: readonly NavigationItem[], currentPath: string): boolean =>
  items.some(
    ({ path, dropdownItems = [], submenuItems = [] }) =>
      currentOf(path, currentPath) !== undefined ||
      holdsCurrent([...dropdownItems, ...submenuItems], currentPath),
  );
