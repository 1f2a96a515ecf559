/** Every decision a theme must make. Names describe the purpose ("text.muted"), never the colour ("grey500"). */
export interface ThemeTokens {
  readonly color: {
    readonly surface: {
      /** Background of the page. */
      readonly page: string;
      /** Background of fields, panels and dropdowns. */
      readonly raised: string;
      /** A quiet filled area: placeholders, code, hovered rows. */
      readonly sunken: string;
      /** Ink used as a fill: the visitor's bubble, the priority badge. */
      readonly inverse: string;
      /** Laid over the page behind a dialog, partly transparent. */
      readonly scrim: string;
    };
    readonly text: {
      readonly body: string;
      readonly muted: string;
      readonly onInverse: string;
    };
    readonly line: {
      /** Between sections and rows. Decoration only. */
      readonly hairline: string;
      /** Around controls: at least 3:1 on `page` and `raised`. */
      readonly control: string;
    };
    /** The one accent: links, the primary button, ticks. */
    readonly accent: { readonly text: string; readonly fill: string; readonly onFill: string };
    /** Finished, good. */
    readonly done: string;
    readonly error: { readonly text: string; readonly surface: string };
    readonly focus: string;
  };
  readonly shadow: { readonly header: string; readonly dropdown: string; readonly panel: string };
}

/** The four themes of a company. */
export interface Brand {
  readonly light: ThemeTokens;
  readonly dark: ThemeTokens;
  readonly lightHighContrast: ThemeTokens;
  readonly darkHighContrast: ThemeTokens;
}
