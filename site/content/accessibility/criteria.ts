/** A criterion of WCAG 2.2 and the reason why the site meets it. */
export interface Criterion {
  /** Number in the standard, such as "1.1.1". */
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** `false` if the site has nothing that the criterion is about. `reason` says why. */
  readonly applies?: false;
  /** Reason why the criterion is met or does not apply. */
  readonly reason: string;
  /** Parts of titles of the tests that check the criterion on every run. */
  readonly tests?: readonly string[];
  /** Steps of the manual check, for a criterion without a test. */
  readonly byHand?: string;
  /** Day of the last manual check (ISO). */
  readonly checkedOn?: string;
}

const noMedia = {
  applies: false,
  reason: "Nothing sounds or plays, and the site's security policy forbids media",
  tests: ['the content security policy allows nothing unsafe and no other origin'],
} as const;

/**
 * The 55 criteria of levels A and AA, in the order of the standard. `tests/conformance/wcag.test.ts` checks that the
 * list is complete and that the named tests exist.
 */
export const criteria: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text content',
    level: 'A',
    reason: 'Drawings that say something have a label, all others are hidden from screen readers',
    tests: ['breaks no rule of any engine'],
  },
  { id: '1.2.1', name: 'Audio-only and video-only', level: 'A', ...noMedia },
  { id: '1.2.2', name: 'Captions (prerecorded)', level: 'A', ...noMedia },
  { id: '1.2.3', name: 'Audio description or alternative', level: 'A', ...noMedia },
  { id: '1.2.4', name: 'Captions (live)', level: 'AA', ...noMedia },
  { id: '1.2.5', name: 'Audio description', level: 'AA', ...noMedia },
  {
    id: '1.3.1',
    name: 'Info and relationships',
    level: 'A',
    reason: 'Headings, lists, tables, groups and labels are what HTML has for them',
    tests: [
      'breaks no rule of any engine',
      'tables on a phone keep their meaning for screen readers',
      'connects label, note, hint and error with its control',
    ],
  },
  {
    id: '1.3.2',
    name: 'Meaningful sequence',
    level: 'A',
    reason: 'The order of the markup is the order on screen',
    byHand:
      'read the accessibility tree of each journey, in `tests/accessibility/speech`, beside the page; the order is the same',
    checkedOn: '2026-11-23',
  },
  {
    id: '1.3.3',
    name: 'Sensory characteristics',
    level: 'A',
    reason: 'No instruction depends on shape, size or place alone',
    byHand:
      'search the words of the site for left, right, above, below, round, green and their like; each makes sense unseen',
    checkedOn: '2026-11-23',
  },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    reason: 'No style or script asks for one orientation',
    tests: ['breaks no rule of any engine'],
  },
  {
    id: '1.3.5',
    name: 'Identify input purpose',
    level: 'AA',
    reason: 'Fields about the visitor have their autocomplete token',
    tests: ['the audit fields have autocomplete tokens'],
  },
  {
    id: '1.4.1',
    name: 'Use of colour',
    level: 'A',
    reason: 'Links in text are underlined; states have a word or a sign beside their colour',
    byHand: 'look at each kind of page, at errors and at the report in grey',
    checkedOn: '2026-11-23',
  },
  { id: '1.4.2', name: 'Audio control', level: 'A', ...noMedia },
  {
    id: '1.4.3',
    name: 'Contrast (minimum)',
    level: 'AA',
    reason: 'Colours come in measured pairs, in four themes',
    tests: ['breaks no rule of any engine'],
  },
  {
    id: '1.4.4',
    name: 'Resize text',
    level: 'AA',
    reason: 'Sizes are relative to the text size of the browser',
    tests: ['meets what every page and this one must'],
  },
  {
    id: '1.4.5',
    name: 'Images of text',
    level: 'AA',
    applies: false,
    reason: 'Words are text; logos are drawings',
    tests: ['breaks no rule of any engine'],
  },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    reason: 'One column at 320 px; what is wider scrolls in its own frame',
    tests: ['meets what every page and this one must', 'the open chat fits 320 px'],
  },
  {
    id: '1.4.11',
    name: 'Non-text contrast',
    level: 'AA',
    reason: 'Borders of fields and the focus ring have 3:1',
    tests: ['the focus stands out by 3:1 on the area of 2.4.13 at every stop of'],
  },
  {
    id: '1.4.12',
    name: 'Text spacing',
    level: 'AA',
    reason: 'What holds text grows with it or scrolls',
    tests: ['with the text spacing of 1.4.12'],
  },
  {
    id: '1.4.13',
    name: 'Content on hover or focus',
    level: 'AA',
    reason: 'The dropdown stays under the pointer and closes with Escape; nothing else opens on hover',
    tests: ['stays open when the mouse comes back in time', 'closes on Escape and focuses its button'],
  },
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    reason: 'Everything is a native control or behaves as one',
    tests: ['the audit never loses the focus when used by keyboard', 'the search works by keyboard alone'],
  },
  {
    id: '2.1.2',
    name: 'No keyboard trap',
    level: 'A',
    reason: 'Tab leads out of the chat; dialogs close with Escape',
    tests: ['Tab goes from the open chat to the page and back'],
  },
  {
    id: '2.1.4',
    name: 'Character key shortcuts',
    level: 'A',
    reason: 'The slash opens the search while no field has the focus, and can be switched off there',
    tests: [
      'the search key can be switched off, also for the next visit',
      'the slash key types a slash in a field instead of opening the search',
    ],
  },
  {
    id: '2.2.1',
    name: 'Timing adjustable',
    level: 'A',
    reason: 'The visitor is under no time limit; a wait for the model ends in a report all the same',
    tests: ['saves one report when the visitor asks for templates while the model is still asked'],
  },
  {
    id: '2.2.2',
    name: 'Pause, stop, hide',
    level: 'A',
    reason: 'Drawings draw themselves once and stand still; a process that plays on request can be paused',
    tests: ['nothing moves on any kind of page, and no page fades'],
  },
  {
    id: '2.3.1',
    name: 'Three flashes',
    level: 'A',
    reason: 'Nothing flashes',
    tests: ['repeats its movement'],
  },
  {
    id: '2.4.1',
    name: 'Bypass blocks',
    level: 'A',
    reason: 'A skip link, landmarks and headings',
    tests: ['the first tab stop is a skip link into the content'],
  },
  {
    id: '2.4.2',
    name: 'Page titled',
    level: 'A',
    reason: 'Each page has a title of its own',
    tests: ['every page has a title and a description of its own'],
  },
  {
    id: '2.4.3',
    name: 'Focus order',
    level: 'A',
    reason: 'The focus follows the markup, and goes into what opens and back',
    tests: [
      'the audit never loses the focus when used by keyboard',
      'the chat never loses the focus when used by keyboard',
    ],
  },
  {
    id: '2.4.4',
    name: 'Link purpose',
    level: 'A',
    reason: 'Links say where they lead, alone or with their sentence',
    byHand:
      'list the links of each kind of page and read the names without the page; each says where it leads',
    checkedOn: '2026-11-23',
  },
  {
    id: '2.4.5',
    name: 'Multiple ways',
    level: 'AA',
    reason: 'Navigation, search, and the list of pages in the footer',
    tests: [
      'the search in the header finds a service',
      'every page of the navigation can be reached without scripts',
    ],
  },
  {
    id: '2.4.6',
    name: 'Headings and labels',
    level: 'AA',
    reason: 'Headings and labels name their subject',
    byHand: 'read the outline of each kind of page without its text; each heading names its subject',
    checkedOn: '2026-11-23',
  },
  {
    id: '2.4.7',
    name: 'Focus visible',
    level: 'AA',
    reason: 'One ring for everything',
    tests: ['the focus stands out by 3:1 on the area of 2.4.13 at every stop of'],
  },
  {
    id: '2.4.11',
    name: 'Focus not obscured',
    level: 'AA',
    reason: 'What has the focus is scrolled out from under the header and the chat',
    tests: ['nothing lies over the focus at any stop of', 'the open chat covers no focus on a page of'],
  },
  {
    id: '2.5.1',
    name: 'Pointer gestures',
    level: 'A',
    applies: false,
    reason: 'Nothing asks for a path or for two fingers',
    tests: ['Nothing listens to drags, touches or the movement of the device'],
  },
  {
    id: '2.5.2',
    name: 'Pointer cancellation',
    level: 'A',
    reason: 'Buttons and links act when the press ends on them, as the browser does',
    tests: ['a press that is led away and let go does nothing'],
  },
  {
    id: '2.5.3',
    name: 'Label in name',
    level: 'A',
    reason: 'The name of a control begins with its words',
    tests: ['breaks no rule of any engine'],
  },
  {
    id: '2.5.4',
    name: 'Motion actuation',
    level: 'A',
    applies: false,
    reason: 'Nothing reads the movement of the device',
    tests: [
      'Nothing listens to drags, touches or the movement of the device',
      'allow no browser feature that would ask the visitor',
    ],
  },
  {
    id: '2.5.7',
    name: 'Dragging movements',
    level: 'AA',
    applies: false,
    reason: 'Nothing is dragged',
    tests: ['Nothing listens to drags, touches or the movement of the device'],
  },
  {
    id: '2.5.8',
    name: 'Target size (minimum)',
    level: 'AA',
    reason: 'Targets have 24 px, and 44 px where thumbs press',
    tests: ['have 24 px, and what thumbs press 44 px'],
  },
  {
    id: '3.1.1',
    name: 'Language of page',
    level: 'A',
    reason: '`lang` on the root element',
    tests: ['breaks no rule of any engine'],
  },
  {
    id: '3.1.2',
    name: 'Language of parts',
    level: 'AA',
    reason: 'Words in another alphabet are marked with their language, in pages and in the chat',
    tests: ['Greek words are marked as Greek on every page', 'Greek words of a post are marked as Greek'],
  },
  {
    id: '3.2.1',
    name: 'On focus',
    level: 'A',
    reason: 'The focus alone changes nothing but the ring',
    tests: ['nothing lies over the focus at any stop of'],
  },
  {
    id: '3.2.2',
    name: 'On input',
    level: 'A',
    reason:
      'Choices apply at once only in the display settings and filters, which say so; no form is sent by a choice',
    tests: ['an answer changes neither the page nor the place'],
  },
  {
    id: '3.2.3',
    name: 'Consistent navigation',
    level: 'AA',
    reason: 'One header and one footer for all pages',
    tests: ['meets what every page and this one must'],
  },
  {
    id: '3.2.4',
    name: 'Consistent identification',
    level: 'AA',
    reason: 'One component for one purpose',
    byHand: 'compare the names of search, settings, chat and audit on two kinds of page',
    checkedOn: '2026-11-23',
  },
  {
    id: '3.2.6',
    name: 'Consistent help',
    level: 'A',
    reason: 'The chat and the contact details are at the same place of each page',
    tests: ['meets what every page and this one must'],
  },
  {
    id: '3.3.1',
    name: 'Error identification',
    level: 'A',
    reason: 'A summary leads to each field, which says what is wrong',
    tests: ['what is heard on the journey'],
  },
  {
    id: '3.3.2',
    name: 'Labels or instructions',
    level: 'A',
    reason: 'Each field has a visible label; optional ones say so',
    tests: ['the audit form has seven fields, each with a visible label'],
  },
  {
    id: '3.3.3',
    name: 'Error suggestion',
    level: 'AA',
    reason: 'Error texts say what to type',
    tests: ['each error says what to type'],
  },
  {
    id: '3.3.4',
    name: 'Error prevention',
    level: 'AA',
    reason: 'What deletes asks first; nothing is bought or signed',
    tests: ['a past report is deleted after a confirmation, the others stay'],
  },
  {
    id: '3.3.7',
    name: 'Redundant entry',
    level: 'A',
    reason: 'Answers are kept until the visitor starts over',
    tests: ['has again what was typed after another page, after Back and after a reload'],
  },
  {
    id: '3.3.8',
    name: 'Accessible authentication',
    level: 'AA',
    applies: false,
    reason: 'There is no login',
    tests: ['meets what every page and this one must'],
  },
  {
    id: '4.1.2',
    name: 'Name, role, value',
    level: 'A',
    reason: 'Native controls, or the pattern that ARIA describes',
    tests: ['breaks no rule of any engine'],
  },
  {
    id: '4.1.3',
    name: 'Status messages',
    level: 'AA',
    reason: 'What happens is said once, politely',
    tests: ['what is heard on the journey', 'announces its title and moves the focus into it without a jump'],
  },
];
