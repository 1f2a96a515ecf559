/** Values that each theme must define. Names describe the purpose ("text.muted"), never the colour ("grey500"). */
export interface ThemeTokens {
  readonly color: {
    readonly surface: {
      /** Background of the page. */
      readonly page: string;
      /** Background of fields, panels and dropdowns. */
      readonly raised: string;
      /** Background of areas that stand back: code, hovered rows. */
      readonly sunken: string;
      /** Background in the colour of text: the visitor's messages, the priority badge. */
      readonly inverse: string;
      /** Partly transparent layer between the page and a dialog. */
      readonly scrim: string;
    };
    readonly text: {
      readonly body: string;
      readonly muted: string;
      readonly onInverse: string;
    };
    readonly line: {
      /** Lines between sections and rows. Decoration only. */
      readonly hairline: string;
      /** Frames of controls. Contrast of at least 3:1 on `page` and `raised`. */
      readonly control: string;
    };
    /** The only accent colour: links, the primary button, ticks. */
    readonly accent: { readonly text: string; readonly fill: string; readonly onFill: string };
    /** Colour of finished and good things. */
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
