/** All texts that the components contain. They are English (`englishLabels`) unless a `LabelsProvider` sets others. */
export interface Labels {
  readonly link: {
    /** Hidden text after a link to another site. */
    readonly opensInNewTab: string;
  };
  readonly navigation: {
    /** Accessible name of the `NavigationMenu`. */
    readonly main: string;
    /** Accessible name of the `MobileMenu`. */
    readonly mobile: string;
    readonly breadcrumbs: string;
    /** Accessible name of the button beside a link that opens the submenu of that link. */
    readonly more: (name: string) => string;
    /** Label of the button that opens the navigation on small screens. */
    readonly menu: string;
  };
  readonly field: {
    readonly optional: string;
    /** Hidden word before an error message. */
    readonly error: string;
    /** Number of characters, shown below a text that is near its limit. */
    readonly count: (limit: number, length: number) => string;
    /**
     * Text for too many characters. The shown text has `over`, the number of characters above the limit. The announced
     * text does not have `over`.
     */
    readonly tooMany: (limit: number, over?: number) => string;
  };
  readonly pagination: {
    /** Accessible name of the `Pagination`. */
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (number: number) => string;
  };
  readonly search: { readonly submit: string };
  readonly dialog: { readonly close: string };
  readonly toast: {
    readonly dismiss: string;
    /** Accessible name of the `ToastRegion`. */
    readonly messages: string;
  };
  readonly errorState: { readonly details: string };
  readonly copyButton: { readonly copy: string; readonly copied: string };
  readonly progress: {
    /** Accessible name of the list of steps. */
    readonly steps: string;
    readonly states: Readonly<Record<'done' | 'todo', string>>;
  };
  readonly markdown: {
    /** Text of the link that replaces an image of another site. The description may be empty. */
    readonly image: (description: string) => string;
    /** Accessible name of a table. `columns` is the text of its header cells and may be empty. */
    readonly table: (columns: string) => string;
  };
  readonly displaySettings: {
    readonly open: string;
    readonly theme: string;
    readonly light: string;
    readonly dark: string;
    readonly system: string;
    readonly contrast: string;
    readonly motion: string;
  };
  readonly chat: {
    readonly unread: (count: number) => string;
    readonly minimize: string;
    readonly withoutAi: string;
    /** Short form of `withoutAi`, for the notice in one line. Must be a part of `withoutAi`. */
    readonly withoutAiShort: string;
    /** Accessible name of the log of messages. */
    readonly conversation: string;
    readonly jumpToLatest: string;
    readonly typing: string;
    /** Accessible name of the suggestions. */
    readonly suggestions: string;
    /** Accessible name of the input. */
    readonly message: string;
    readonly placeholder: string;
    readonly send: string;
    readonly stop: string;
    /** Origin of an answer: a model, the texts of the site, or none because the request failed. */
    readonly provenance: {
      readonly ai: string;
      /** Text before the list of pages. `pages` is their number. */
      readonly site: (pages: number) => string;
      readonly error: string;
    };
    readonly retry: string;
    /** Note below an answer that ended early. */
    readonly cut: string;
    /** Label of the button that asks for the rest of an answer. */
    readonly goOn: string;
  };
  readonly report: {
    readonly contents: string;
    /** Term before the name of the business. */
    readonly preparedFor: string;
    readonly date: string;
    readonly summary: string;
    readonly opportunities: string;
    readonly solutions: string;
    readonly method: string;
    readonly nextStep: string;
    readonly effort: string;
    readonly copy: string;
    readonly sort: string;
    readonly orders: Readonly<Record<'written' | 'priority' | 'effort', string>>;
    /** Author of a report: a model, a model and templates, templates, or nobody because the report is a sample. */
    readonly origins: Readonly<Record<'ai' | 'mixed' | 'template' | 'sample', string>>;
    readonly priority: (priority: string) => string;
    /** Return of a solution: a range, or any other text of the author. */
    readonly roi: (range: string) => string;
    /** Note that the model did not give these facts of a solution. */
    readonly usual: (facts: string) => string;
    readonly facts: Readonly<Record<'priority' | 'roi' | 'difficulty', string>>;
    /** Title of the chart of effort and return, and its three efforts, the smallest first. */
    readonly chart: { readonly title: string; readonly efforts: readonly [string, string, string] };
  };
  readonly reportToolbar: {
    /** Accessible name of the toolbar. */
    readonly toolbar: string;
    readonly print: string;
    readonly share: string;
    readonly compare: string;
    readonly download: string;
    readonly formats: Readonly<Record<'docx' | 'html' | 'markdown' | 'json', string>>;
    /** Label of the disclosure with the formats for programs. */
    readonly more: string;
  };
  readonly reportList: {
    /** Accessible name of the list. */
    readonly list: string;
    readonly rename: string;
    readonly renameField: string;
    readonly save: string;
    readonly cancel: string;
    readonly delete: string;
    readonly deleteTitle: (title: string) => string;
    readonly deleteText: string;
    readonly deleteAll: string;
    readonly deleteAllTitle: string;
    readonly deleteAllText: string;
    readonly keep: string;
  };
  readonly roiExplainer: { readonly range: string };
}
