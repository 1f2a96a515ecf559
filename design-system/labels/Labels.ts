/** All texts that the components contain: English (`englishLabels`) unless a `LabelsProvider` says otherwise. */
export interface Labels {
  readonly link: {
    /** Follows a link to another site, for screen readers. */
    readonly opensInNewTab: string;
  };
  readonly navigation: {
    /** Names the navigation in a row to screen readers. */
    readonly main: string;
    /** Names the navigation in a column. */
    readonly mobile: string;
    readonly breadcrumbs: string;
    /** Names the button that unfolds an entry which has a page of its own. */
    readonly more: (name: string) => string;
    /** On the button that opens the navigation on small screens. */
    readonly menu: string;
  };
  readonly field: {
    readonly optional: string;
    /** Prefix of an error, for screen readers. */
    readonly error: string;
    /** Below a text near its limit, in characters. */
    readonly count: (limit: number, length: number) => string;
    /** The same beyond the limit; without a number where it is announced. */
    readonly tooMany: (limit: number, over?: number) => string;
  };
  readonly pagination: {
    /** Names the list of pages to screen readers. */
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (number: number) => string;
  };
  readonly search: { readonly submit: string };
  readonly dialog: { readonly close: string };
  readonly toast: {
    readonly dismiss: string;
    /** Names the place of the messages to screen readers while there are any. */
    readonly messages: string;
  };
  readonly errorState: { readonly details: string };
  readonly copyButton: { readonly copy: string; readonly copied: string };
  readonly progress: {
    /** Names the list of steps to screen readers. */
    readonly steps: string;
    readonly states: Readonly<Record<'done' | 'todo', string>>;
  };
  readonly markdown: {
    /** In place of an image that is not loaded; its description may be empty. */
    readonly image: (description: string) => string;
    /** Names the frame in which a table scrolls; the names of its columns may be empty. */
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
    /** A part of `withoutAi`, where there is one line. */
    readonly withoutAiShort: string;
    /** Names the messages to screen readers. */
    readonly conversation: string;
    readonly jumpToLatest: string;
    readonly typing: string;
    /** Names the suggestions to screen readers. */
    readonly suggestions: string;
    /** Names the input to screen readers. */
    readonly message: string;
    readonly placeholder: string;
    readonly send: string;
    readonly stop: string;
    /** Source of an answer: a model, the texts of the site, or none because something failed. */
    readonly provenance: {
      readonly ai: string;
      /** Title above a list of that many pages. */
      readonly site: (pages: number) => string;
      readonly error: string;
    };
    readonly retry: string;
    /** Said of an answer that ended early. */
    readonly cut: string;
    /** Asks for the rest of an answer that was cut. */
    readonly goOn: string;
  };
  readonly report: {
    readonly contents: string;
    /** Before the name of the business. */
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
    /** Author of a report: a model, a model and templates, templates, or unknown. */
    readonly origins: Readonly<Record<'ai' | 'mixed' | 'template' | 'sample', string>>;
    readonly priority: (priority: string) => string;
    /** The return: a range, or what was written in words. */
    readonly roi: (range: string) => string;
    /** Note that the model did not state these facts of a solution. */
    readonly usual: (facts: string) => string;
    readonly facts: Readonly<Record<'priority' | 'roi' | 'difficulty', string>>;
    /** The drawing of effort against return; its efforts from little to much. */
    readonly chart: { readonly title: string; readonly efforts: readonly [string, string, string] };
  };
  readonly reportToolbar: {
    /** Names the whole to screen readers. */
    readonly toolbar: string;
    readonly print: string;
    readonly share: string;
    readonly compare: string;
    readonly download: string;
    readonly formats: Readonly<Record<'docx' | 'html' | 'markdown' | 'json', string>>;
    /** Opens the formats that programs read. */
    readonly more: string;
  };
  readonly reportList: {
    /** Names the list to screen readers. */
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
