interface Entry {
  readonly name: string;
  /** A drawing beside the name, in dropdowns. */
  readonly iconType?: 'funnel' | 'chart' | 'file' | 'database' | 'user' | 'pie' | undefined;
  /** One line below the name, in dropdowns. */
  readonly description?: string | undefined;
}

/** Leads to a page, or opens a dropdown and has no page of its own. */
type Target =
  | {
      readonly path?: string | undefined;
      readonly hasDropdown?: false | undefined;
      readonly dropdownItems?: undefined;
    }
  | {
      readonly path?: undefined;
      readonly hasDropdown: true;
      readonly dropdownItems: readonly NavigationItem[];
    };

/** Within a dropdown an entry may unfold further ones. */
type Submenu =
  | { readonly hasSubmenu?: false | undefined; readonly submenuItems?: undefined }
  | { readonly hasSubmenu: true; readonly submenuItems: readonly NavigationItem[] };

/** One entry of the navigation. */
export type NavigationItem = Entry & Target & Submenu;

/** Value of `aria-current` for an entry: this page, a page below it, or neither. */
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
