import type { Engine } from './engines.ts';

/** A finding of a checker that is accepted, with the reason. */
export interface Exception {
  readonly engine: Engine;
  readonly rule: string;
  /** Text that the markup of the element contains. */
  readonly place: string;
  readonly reason: string;
  /** Day on which the finding was accepted (ISO). */
  readonly date: string;
}

const unknownCss = (rule: string, place: string, date = '2026-11-22'): Exception => ({
  engine: 'Nu',
  rule: `CSS: ${rule}`,
  place,
  reason: 'A standard of CSS that the validator does not know yet, and a browser without it leaves out.',
  date,
});

const announcedAtOnce = (found: Pick<Exception, 'engine' | 'rule' | 'place'>): Exception => ({
  ...found,
  reason:
    'A status message is read out when it appears, wherever it stands, and is not looked for by landmark.',
  date: '2026-11-22',
});

/** Accepted findings. If an entry matches no finding any more, the test run fails. */
export const exceptions: readonly Exception[] = [
  {
    engine: 'IBM',
    rule: 'aria_content_in_landmark',
    place: 'href="#main-content"',
    reason: 'The skip link is the first thing of the page, before its landmarks, so that one key reaches it.',
    date: '2026-11-22',
  },
  {
    engine: 'IBM',
    rule: 'aria_complementary_label_visible',
    place: '<aside',
    reason:
      'Only recommended: the corner of the chat and the preview of the report say by themselves what they are to those who see them.',
    date: '2026-11-22',
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_role_valid',
    place: 'aria-label="Conversation"',
    reason:
      'The conversation can be focused where it is longer than its window, because arrow keys scroll only what has the focus.',
    date: '2026-11-27',
  },
  announcedAtOnce({ engine: 'Alfa', rule: 'sia-r57', place: 'Page Failed to Load' }),
  unknownCss("“container”: Property “container” doesn't exist.", 'inline-size'),
  unknownCss("“container-type”: Property “container-type” doesn't exist.", 'inline-size', '2026-11-26'),
  unknownCss('Unrecognized at-rule “@container”', '@container'),
  unknownCss("“vector-effect”: Property “vector-effect” doesn't exist.", 'non-scaling-stroke'),
  unknownCss("“paint-order”: Property “paint-order” doesn't exist.", 'stroke'),
  unknownCss('Parse Error.', 'ransition-old', '2026-11-23'),
  unknownCss('Parse Error.', 'ransition-new', '2026-11-23'),
  {
    engine: 'Nu',
    rule: 'Attribute “pathLength” not allowed on element “line” at this point.',
    place: '<line',
    reason:
      'SVG 2 gives every shape a path length; the validator knows SVG 1.1. A path cannot take their place: these lines are measured in per cent of the labels beside them.',
    date: '2026-11-22',
  },
];
