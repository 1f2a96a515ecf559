/** Something on a page, named as a visitor would name it. Plain data, so that it can be sent into the page. */
export interface Target {
  /** An ARIA role together with `name`, or … */
  readonly role?: string;
  /** The whole accessible name, or a pattern of it. */
  readonly name?: string | { readonly pattern: string };
  /** … a part of the label of a field, or … */
  readonly label?: string;
  /** … a CSS selector, for what has neither. */
  readonly css?: string;
  /** Part of the page. @default the whole page */
  readonly within?: Target;
  /** Which of those found, from the front (0, 1, …) or from the back (-1, …). @default 0 */
  readonly nth?: number;
}

/** Keys that are no letters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'End' | 'Backspace';

/**
 * A tab of a real browser, the same for every engine. Whatever acts on a target waits until it is shown, and throws
 * when that takes longer than `patience`.
 */
export interface BrowserPage {
  /** Opens an address of the site and waits until it is loaded; with `early` only until its HTML stands. */
  goto(path: string, options?: { readonly early?: boolean }): Promise<void>;
  back(options?: { readonly early?: boolean }): Promise<void>;
  reload(options?: { readonly early?: boolean }): Promise<void>;
  click(target: Target): Promise<void>;
  doubleClick(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  /** Types into a field, in place of what stands there. */
  fill(target: Target, text: string): Promise<void>;
  /** Chooses the option of a select that has this value. */
  choose(target: Target, value: string): Promise<void>;
  /** Presses a key, or types letters, where the focus is. */
  type(keys: Key | { readonly text: string }): Promise<void>;
  /** Runs a function in the page; what it takes and gives must survive JSON. It sees nothing of what is around it. */
  evaluate<Result, Arguments extends readonly unknown[]>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** Number of visible matches. */
  count(target: Target): Promise<number>;
  /** The text of the first such thing as it is shown; empty when there is none. */
  text(target: Target): Promise<string>;
  /** Value of a field. */
  value(target: Target): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** A second tab of the same visitor. */
  newTab(): Promise<BrowserPage>;
}

/** Settings of the visitor's browser. */
export interface Setup {
  /** Cookies and storage are forbidden, where the browser has a setting for that. */
  readonly withoutStorage?: boolean;
  /** A page that is left is not kept in memory: whoever comes back loads it anew. */
  readonly forgetsPages?: boolean;
}

/** A browser that runs. */
export interface RunningBrowser {
  readonly version: string;
  /** A new visitor, of whom the browser knows nothing. `said` hears each error and warning that the driver reports. */
  visit(said: (text: string) => void): Promise<{ readonly page: BrowserPage; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** Abilities that some drivers lack: keeping a page in memory that is left, handing over a `mailto:` address. */
export type Ability = 'keepsPages' | 'opensMail';

/** A kind of browser. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Which of a visitor's settings it has; without them it is as it is. */
  readonly settings: readonly (keyof Setup)[];
  /** Abilities that this driver lacks, each with the evidence. */
  readonly lacks: Partial<Record<Ability, string>>;
  /** One sentence that says what to install, or nothing if it is there. */
  missing(): string | undefined;
  start(origin: string, setup?: Setup): Promise<RunningBrowser>;
}
