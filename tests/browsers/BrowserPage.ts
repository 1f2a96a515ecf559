/**
 * Description of an element, by role and name, by label, or by CSS selector. It is plain data, so that it can be sent
 * into the page.
 */
export interface Target {
  /** ARIA role. It needs a `name`. */
  readonly role?: string;
  /** Complete accessible name, or a regular expression for it. */
  readonly name?: string | { readonly pattern: string };
  /** Part of the label of a field. */
  readonly label?: string;
  /** CSS selector, for elements without role, name and label. */
  readonly css?: string;
  /** Element that contains the target. @default the page */
  readonly within?: Target;
  /** Index of the match, from the start (0, 1, …) or from the end (-1, …). @default 0 */
  readonly nth?: number;
}

/** Names of keys without a character. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'End' | 'Backspace';

/**
 * A tab of a real browser, with the same methods for every engine. A method that acts on a target waits until it is
 * shown, and throws if that takes longer than `patience`.
 */
export interface BrowserPage {
  /** Opens an address of the site and waits until it is loaded; with `early` only until its HTML is parsed. */
  goto(path: string, options?: { readonly early?: boolean }): Promise<void>;
  back(options?: { readonly early?: boolean }): Promise<void>;
  reload(options?: { readonly early?: boolean }): Promise<void>;
  click(target: Target): Promise<void>;
  doubleClick(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  /** Replaces the text of a field by typing. */
  fill(target: Target, text: string): Promise<void>;
  /** Chooses the option of a select that has this value. */
  choose(target: Target, value: string): Promise<void>;
  /** Presses a key or types a text in the focused element. */
  type(keys: Key | { readonly text: string }): Promise<void>;
  /** Runs a function in the page. Its arguments and result are sent as JSON. It cannot use variables outside of it. */
  evaluate<Result, Arguments extends readonly unknown[]>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** Number of visible matches. */
  count(target: Target): Promise<number>;
  /** Visible text of the first match; empty if there is none. */
  text(target: Target): Promise<string>;
  /** Value of a field. */
  value(target: Target): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** A second tab of the same visitor. */
  newTab(): Promise<BrowserPage>;
}

/** Settings of the visitor's browser. */
export interface Setup {
  /** Whether cookies and storage are forbidden, if the browser has a setting for that. */
  readonly withoutStorage?: boolean;
  /** Whether the browser loads a page again on the way back, instead of restoring it from memory. */
  readonly forgetsPages?: boolean;
}

/** A browser that runs. */
export interface RunningBrowser {
  readonly version: string;
  /** Opens a tab with empty storage. `onMessage` is called for each error and warning that the driver reports. */
  visit(onMessage: (text: string) => void): Promise<{ readonly page: BrowserPage; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** Abilities that some drivers lack: restoring a page from memory, opening a `mailto:` address. */
export type Ability = 'keepsPages' | 'opensMail';

/** A kind of browser. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Settings that this engine supports. Others are ignored. */
  readonly settings: readonly (keyof Setup)[];
  /** Abilities that this driver lacks, each with the reason as text. */
  readonly lacks: Partial<Record<Ability, string>>;
  /** Returns a sentence that says what to install; `undefined` if the browser is installed. */
  missing(): string | undefined;
  start(origin: string, setup?: Setup): Promise<RunningBrowser>;
}
