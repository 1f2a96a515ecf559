/** Drawing of a component, 72 by 48 units: SVG path data of its grey lines and of its copper lines. */
export interface ComponentDrawing {
  readonly quiet: string;
  readonly copper: string;
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const line = (x: number, y: number, width: number) => `M${x} ${y}h${width}`;
/** Returns lines of text below each other, 6 units apart, one for each width. */
const text = (x: number, y: number, ...widths: number[]) =>
  widths.map((width, row) => line(x, y + row * 6, width)).join('');
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const tick = (x: number, y: number) => `M${x} ${y}l3 3l5-6`;
const arrow = (x: number, y: number) => `M${x} ${y}h8m-3-3l3 3l-3 3`;
const chevron = (x: number, y: number) => `M${x} ${y}l3 3l3-3`;
const cross = (x: number, y: number) => `M${x} ${y}l6 6m0-6l-6 6`;
const bubble = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${6 - width}l-6 5z`;
const field = (y: number) => line(10, y, 18) + box(10, y + 5, 52, 12);

/** Drawings of all components, by purpose and name. Each exported component is listed once. */
export const drawingsByPurpose: Readonly<Record<string, Readonly<Record<string, ComponentDrawing>>>> = {
  Forms: {
    Button: { quiet: '', copper: box(14, 16, 44, 16) + line(24, 24, 24) },
    IconButton: { quiet: box(26, 14, 20, 20), copper: 'M31 24h10m-5-5v10' },
    CopyButton: { quiet: box(22, 16, 16, 18), copper: `M30 16v-4h16v18h-8${tick(42, 36)}` },
    TextField: { quiet: field(12), copper: `${line(15, 23, 16)}M33 19v8` },
    TextArea: { quiet: line(10, 8, 18) + box(10, 13, 52, 26), copper: text(15, 20, 40, 34, 20) },
    SelectField: { quiet: field(12) + line(15, 23, 20), copper: chevron(52, 22) },
    CheckboxGroup: {
      quiet: [10, 21, 32].map((y) => box(12, y, 7, 7) + line(25, y + 4, 30)).join(''),
      copper: tick(12, 13) + tick(12, 35),
    },
    Checkbox: { quiet: box(10, 19, 10, 10) + line(27, 24, 34), copper: tick(12, 24) },
    RadioGroup: {
      quiet: [13, 24, 35].map((y) => circle(14, y, 4) + line(25, y, 32)).join(''),
      copper: circle(14, 24, 1.5),
    },
    Switch: {
      quiet: `${line(8, 24, 28)}M48 18h10a6 6 0 0 1 0 12h-10a6 6 0 0 1 0-12z`,
      copper: circle(58, 24, 3),
    },
    Fieldset: { quiet: `M20 10h-10v30h52v-30h-24${text(18, 22, 36, 28, 32)}`, copper: line(23, 10, 12) },
    FilterChips: {
      quiet: box(28, 18, 16, 12) + box(47, 18, 16, 12),
      copper: box(9, 18, 16, 12) + line(13, 24, 8),
    },
    ChoiceChips: {
      quiet: box(8, 18, 16, 12) + box(48, 18, 16, 12),
      copper: circle(36, 24, 10) + tick(32, 24),
    },
    SearchBox: { quiet: box(8, 16, 56, 16) + line(24, 24, 24), copper: `${circle(16, 23, 4)}M19 26l3 3` },
    ErrorSummary: { quiet: box(8, 8, 56, 32) + text(24, 24, 30, 24), copper: `M14 8v32${line(24, 16, 22)}` },
  },
  Navigation: {
    Link: { quiet: text(12, 16, 48) + text(12, 30, 30), copper: line(12, 23, 26) + line(12, 25, 26) },
    Breadcrumbs: {
      quiet: `${line(8, 24, 12)}M24 20l3 4l-3 4${line(31, 24, 12)}M47 20l3 4l-3 4`,
      copper: line(54, 24, 12),
    },
    NavigationMenu: {
      quiet: text(8, 12, 14) + line(46, 12, 16) + box(24, 18, 34, 24),
      copper: line(27, 12, 14) + text(29, 25, 20, 24, 16),
    },
    MobileMenu: { quiet: box(22, 4, 28, 40) + text(27, 20, 18, 18, 18), copper: 'M39 9h7m-7 3h7' },
    Tabs: {
      quiet: `M6 20h60${line(30, 14, 12)}${line(48, 14, 12)}${text(10, 28, 50, 40)}`,
      copper: line(10, 14, 14) + line(8, 20, 18),
    },
    Menu: { quiet: box(8, 17, 34, 26) + text(14, 24, 22, 18, 20), copper: box(8, 5, 24, 9) + chevron(22, 8) },
    Pagination: {
      quiet: `M12 21l-3 3l3 3M60 21l3 3l-3 3${line(20, 24, 4)}${line(48, 24, 4)}`,
      copper: box(30, 18, 12, 12),
    },
    SkipLink: { quiet: box(6, 6, 60, 36) + text(14, 26, 44, 36), copper: box(10, 10, 26, 9) },
    IndexList: {
      quiet: `M8 16h56m-56 10h56m-56 10h56${line(16, 11, 26)}${line(16, 21, 20)}${line(16, 31, 30)}`,
      copper: arrow(55, 11) + arrow(55, 21) + arrow(55, 31),
    },
    SiteHeader: {
      quiet: `M4 32h64${line(26, 24, 9)}${line(39, 24, 9)}`,
      copper: `M8 20c4 2 8 2 12 0c-2 3-2 5 0 8c-4-2-8-2-12 0c2-3 2-5 0-8z${box(54, 19, 13, 10)}`,
    },
    Footer: {
      quiet: `M4 12h64${text(8, 20, 12, 9, 11)}${text(30, 20, 12, 10, 8)}${text(52, 20, 12, 11)}`,
      copper: line(8, 42, 20),
    },
  },
  Chat: {
    ChatPanel: {
      quiet: `${box(22, 3, 28, 42)}M22 11h28${text(26, 18, 14)}${box(26, 36, 20, 6)}`,
      copper: bubble(32, 22, 14, 8),
    },
    ChatLauncher: { quiet: '', copper: `${circle(36, 23, 13)}${bubble(30, 18, 12, 8)}` },
    ChatLog: { quiet: bubble(8, 6, 28, 10) + bubble(8, 32, 34, 8), copper: box(40, 19, 24, 9) },
    ChatMessage: { quiet: text(18, 18, 34, 28, 12), copper: bubble(12, 11, 48, 24) },
    ChatComposer: { quiet: box(6, 15, 48, 18) + line(11, 24, 24), copper: 'M58 18l8 6l-8 6z' },
    ChatNotice: { quiet: box(8, 12, 56, 24) + text(22, 20, 34, 26), copper: `${circle(15, 23, 3)}M15 22v3` },
    SuggestionChips: {
      quiet: box(8, 26, 30, 10) + box(42, 26, 22, 10),
      copper: box(8, 12, 38, 10) + line(13, 17, 28),
    },
    TypingIndicator: {
      quiet: bubble(18, 14, 36, 16),
      copper: circle(28, 22, 2) + circle(36, 22, 2) + circle(44, 22, 2),
    },
  },
  Report: {
    AuditForm: {
      quiet: box(10, 5, 40, 8) + box(10, 17, 40, 8) + box(10, 29, 6, 6) + line(21, 32, 20),
      copper: box(10, 39, 24, 6),
    },
    AuditPreview: { quiet: box(14, 4, 44, 40) + text(20, 24, 30, 26, 28), copper: line(20, 12, 22) },
    AuditReport: {
      quiet: box(18, 3, 36, 42) + text(24, 20, 24, 20, 24, 16),
      copper: 'M24 8c3 1 6 1 9 0c-2 3-2 3 0 6c-3-1-6-1-9 0c2-3 2-3 0-6z',
    },
    ReportList: {
      quiet: `M8 18h56m-56 12h56m-56 12h56${line(10, 12, 30)}${line(10, 24, 24)}${line(10, 36, 32)}`,
      copper: cross(56, 9) + cross(56, 21) + cross(56, 33),
    },
    ReportToolbar: {
      quiet: box(8, 17, 16, 14) + box(28, 17, 16, 14) + box(48, 17, 16, 14),
      copper: `M16 20v7m-3-3l3 3l3-3${arrow(32, 24)}${line(52, 24, 8)}`,
    },
    RoiExplainer: {
      quiet: box(8, 8, 56, 32) + text(14, 26, 34, 26),
      copper: line(14, 16, 14) + chevron(50, 15),
    },
    EffortMeter: {
      quiet: box(38, 20, 8, 8) + box(50, 20, 8, 8),
      copper: box(14, 20, 8, 8) + box(26, 20, 8, 8),
    },
    PrintSheet: { quiet: `M20 3h24l8 8v34h-32z${text(26, 24, 20, 16, 20)}`, copper: 'M44 3v8h8' },
    BeforeAfter: {
      quiet: 'M8 14c8-8 6 14 14 6s-2 16 6 10M8 30c10-4 8 8 18 2',
      copper: 'M38 16h26M38 24h26M38 32h26',
    },
    StatBand: {
      quiet: text(8, 34, 14) + text(29, 34, 14) + text(50, 34, 14),
      copper: 'M10 14v12m6-12v12h6M31 14h8v6h-8v6h8M52 14h8v12h-8z',
    },
    Timeline: {
      quiet: `M8 24h56${text(10, 34, 8)}${text(32, 34, 8)}${text(54, 34, 8)}`,
      copper: circle(14, 24, 3) + circle(36, 24, 3) + circle(58, 24, 3),
    },
  },
  Layout: {
    Container: { quiet: box(4, 8, 64, 32), copper: 'M14 8v32m44-32v32' },
    Stack: { quiet: box(14, 8, 44, 8) + box(14, 20, 44, 8) + box(14, 32, 44, 8), copper: 'M36 16v4m0 8v4' },
    Inline: {
      quiet: box(8, 18, 14, 12) + box(27, 18, 18, 12) + box(50, 18, 12, 12),
      copper: 'M22 24h5m18 0h5',
    },
    Grid: {
      quiet: [8, 28, 48].map((x) => box(x, 8, 16, 13) + box(x, 27, 16, 13)).join(''),
      copper: 'M26 8v32m20-32v32',
    },
    ScrollFrame: { quiet: box(8, 8, 56, 26) + text(14, 16, 50, 50), copper: line(8, 40, 26) },
    Heading: { quiet: text(8, 32, 50), copper: 'M8 10v14m0-7h10m0-7v14M26 12h32M26 20h20' },
    Text: { quiet: '', copper: text(8, 14, 56, 50, 54, 30) },
    Icon: { quiet: circle(36, 24, 15), copper: 'M29 24l5 5l10-11' },
    Markdown: {
      quiet: text(24, 14, 34, 26) + text(24, 32, 30),
      copper: `M10 12h8m-8 5h8M12 9v11m4-11v11${circle(14, 32, 2)}`,
    },
    Table: { quiet: `${box(8, 8, 56, 32)}M8 24h56M8 32h56M28 8v32M46 8v32`, copper: 'M8 16h56' },
    DescriptionList: {
      quiet: text(34, 14, 28) + text(34, 26, 22) + text(34, 38, 26),
      copper: line(10, 14, 16) + line(10, 26, 12) + line(10, 38, 18),
    },
    Accordion: {
      quiet: `M8 14h56m-56 18h56m-56 10h56${line(10, 9, 28)}${text(14, 20, 44, 36)}${line(10, 37, 24)}`,
      copper: `M56 10l3-3l3 3${chevron(56, 36)}`,
    },
    Card: { quiet: box(14, 5, 44, 38) + text(20, 28, 30, 26), copper: `M14 17h44${line(20, 22, 18)}` },
    Avatar: { quiet: circle(36, 24, 15), copper: `${circle(36, 20, 5)}M26 35c2-6 6-8 10-8s8 2 10 8` },
    Disclosure: { quiet: text(20, 26, 40, 34, 38), copper: `M10 12l4 4l-4 4${line(20, 16, 26)}` },
    ClosingBanner: {
      quiet: box(4, 8, 64, 32) + line(12, 18, 34) + box(12, 26, 20, 7),
      copper: 'M44 30c4-8 6 6 10-2h14',
    },
    VisuallyHidden: {
      quiet: `M12 24c12-16 36-16 48 0c-12 16-36 16-48 0${circle(36, 24, 6)}`,
      copper: 'M14 42l44-36',
    },
  },
  Feedback: {
    Dialog: {
      quiet: box(4, 4, 64, 40) + box(16, 11, 40, 26) + text(21, 24, 26),
      copper: line(21, 17, 18) + cross(48, 14),
    },
    AlertDialog: {
      quiet: box(16, 9, 40, 30) + text(30, 18, 20, 16),
      copper: `M20 24l5-9l5 9z${box(20, 30, 14, 6)}`,
    },
    ToastRegion: {
      quiet: box(4, 4, 64, 40) + box(28, 29, 36, 11),
      copper: `${line(33, 34, 18)}M57 32l4 4m0-4l-4 4`,
    },
    Tooltip: { quiet: box(24, 30, 24, 11), copper: `M16 6h40v13h-17l-3 4l-3-4h-17z${line(22, 13, 28)}` },
    Popover: { quiet: box(8, 5, 24, 10), copper: box(8, 20, 44, 23) + text(14, 27, 32, 24) },
    ProgressBar: { quiet: box(8, 22, 56, 6) + line(8, 15, 24), copper: line(8, 25, 34) },
    Spinner: { quiet: circle(36, 24, 10), copper: 'M36 14a10 10 0 0 1 10 10' },
    Badge: { quiet: line(10, 24, 22), copper: box(38, 17, 24, 14) + line(43, 24, 14) },
    ProgressSteps: {
      quiet: `M22 20h8m12 0h8${circle(56, 20, 6)}${text(10, 34, 12)}${text(30, 34, 12)}${text(50, 34, 12)}`,
      copper: circle(16, 20, 6) + tick(12, 20) + circle(36, 20, 6),
    },
    EmptyState: { quiet: text(22, 34, 28, 20), copper: 'M8 20c10-12 12 12 22 2s8-8 14-4s12 2 20-2' },
    ErrorState: { quiet: text(24, 16, 38, 32) + box(24, 32, 20, 8), copper: 'M8 26l6-12l6 12zM14 18v4' },
    DisplaySettings: {
      quiet: box(12, 6, 48, 36) + line(18, 15, 20) + line(18, 33, 20),
      copper: `${circle(50, 15, 3)}M44 15h3${line(18, 24, 14)}${circle(40, 24, 3)}`,
    },
  },
  Graphics: {
    IngotMark: { quiet: '', copper: 'M14 12c15 7 29 7 44 0c-6 10-6 14 0 24c-15-7-29-7-44 0c6-10 6-14 0-24z' },
    Thread: { quiet: 'M4 16c12-10 8 22 20 12M4 32c14 6 10-24 22-10', copper: 'M28 18h38M28 24h38M28 30h38' },
    ThreadStrip: {
      quiet: 'M4 24c8-12 12 12 20 0',
      copper: 'M28 24h8c8 0 4-8 12-8h20M36 24h32M36 24c8 0 4 8 12 8h20',
    },
    ThreadBanner: { quiet: 'M4 40h64', copper: 'M4 28c14-20 18 16 30 2s10-12 34-12' },
    PulledThread: { quiet: 'M4 24c8-12 12 12 20 0s8-10 12 0', copper: `M36 24h24${circle(64, 24, 3)}` },
    LooseEnd: { quiet: '', copper: 'M4 22h24c14 0 10 16 2 12s6-20 18-14s14 4 18 12' },
  },
};
