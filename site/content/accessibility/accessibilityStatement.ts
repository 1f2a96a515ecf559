import { country, type KnowledgeBase, law } from '#services/knowledge';
import { formatDay } from '#site/content/formatDay.ts';
import { type LegalBlock, type LegalText, link, list, paragraph } from '#site/content/legal/LegalText.ts';
import { type Criterion, criteria } from './criteria.ts';
import { engineNames } from './engines.ts';
import { exceptions } from './exceptions.ts';

const applicable = criteria.filter(({ applies }) => applies !== false);
const tested = applicable.filter(({ tests }) => tests);
const byHand = applicable.filter(({ tests }) => !tests);
/** Number of criteria for each kind of evidence. */
export const criteriaCounts = [
  { count: tested.length, text: 'criteria that tests walk at every change' },
  { count: byHand.length, text: 'criteria that a person walks by hand' },
  { count: criteria.length - applicable.length, text: 'criteria about things that this site does not have' },
];

/** Latest day of a manual check. ISO days can be sorted as text. */
const lastManualCheck =
  criteria
    .flatMap(({ checkedOn }) => checkedOn ?? [])
    .sort()
    .at(-1) ?? '';

const proofOf = ({ tests, checkedOn }: Criterion) =>
  tests ? 'Tests, at every change' : `By hand, on ${formatDay(checkedOn ?? '')}`;

/** Principles of the guidelines, in their order. The first digit of a criterion's id is the number of its principle. */
const principles = ['Perceivable', 'Operable', 'Understandable', 'Robust'] as const;

/** Returns the accessibility statement: the aim, the evidence, the known limits, and the way to complain. */
export const accessibilityStatement = ({ contact }: Pick<KnowledgeBase, 'contact'>): LegalText => ({
  version: '1.1',
  date: lastManualCheck,
  sections: [
    {
      id: 'aim',
      heading: 'What we hold ourselves to',
      blocks: [
        paragraph(
          `This website meets the ${criteria.length} criteria of levels A and AA of the Web Content Accessibility Guidelines (WCAG) 2.2, as far as our own tests can show.`,
        ),
        paragraph(
          `These hold all that chapter 9 of the European standard EN 301 549 asks of web pages in its version 3.2.1, but for one criterion that the W3C has withdrawn: 4.1.1, Parsing. Version 4.1.1 of September 2026 takes over WCAG 2.2; we have not yet compared the rest of it with this site. The European Accessibility Act, which is Directive (EU) 2019/882, has applied since 28 June 2025${law.accessibility ? `, in ${country.name} through ${law.accessibility}` : ''}.`,
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'What was tested, and how',
      blocks: [
        list(
          `Of the ${criteria.length} criteria, ${criteria.length - applicable.length} are about things this site does not have, such as video. Tests walk ${tested.length} at every change of the site. The other ${byHand.length} are walked by hand, last on ${formatDay(lastManualCheck)}.`,
          `${Object.values(engineNames).join(', ')}: these programs check every page and everything that opens on one. The first does so in four themes, on a phone of 320 pixels and on a desktop.`,
          'What a screen reader is given on each way through the site is written down, word for word, and reviewed when it changes.',
          'The screen reader Orca was listened to on the ways through chat, search, audit and contact, on 23 November 2026.',
          'Every page is walked by keyboard: the focus must be seen at each stop, and nothing may cover it.',
          'The site is tried in the engines of Chrome, Firefox and Safari, with text at double size, with wider spacing and with forced colours.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'Known limits',
      blocks: [
        list(
          'We tested this ourselves. No outside firm has audited the site.',
          'Of screen readers, we listened to Orca alone. What others say, such as NVDA, JAWS and VoiceOver, we know only from what browsers hand them.',
          'Contrast of 7:1, which level AAA asks for, holds only with “High contrast” switched on in the display settings.',
          'Answers of the assistant, and reports marked as AI-generated, are written by an AI system. Their form is checked; how plainly they are worded is not.',
          'The mail program, the calendar and the other sites that links lead to are not ours.',
        ),
        {
          kind: 'list',
          summary: 'What the programs still report, and why we leave it',
          items: [...new Set(exceptions.map(({ reason }) => reason))],
        },
      ],
    },
    {
      id: 'complain',
      heading: 'Something does not work for you?',
      blocks: [
        paragraph(
          `Tell us what you wanted to do and what stopped you. A person answers ${contact.replyTime}, says what will be done and by when, and gives you what you came for in another form if you wish.`,
        ),
        link(contact.email, `mailto:${contact.email}?subject=Accessibility`),
        link(contact.phone, `tel:${contact.phone.replaceAll(' ', '')}`),
        link('Write to us', '/contact'),
        paragraph(
          'If our answer does not help, you can turn to the authority that watches over the European Accessibility Act in your country.',
        ),
      ],
    },
    {
      id: 'criteria',
      heading: 'Each criterion',
      blocks: principles.map((name, index): LegalBlock => {
        const ofPrinciple = criteria.filter(({ id }) => id.startsWith(`${index + 1}.`));
        return {
          kind: 'table',
          summary: `${index + 1}. ${name}: ${ofPrinciple.length} criteria`,
          head: ['Criterion', 'Level', 'How it is met', 'Shown by'],
          rows: ofPrinciple.map((criterion) => [
            `${criterion.id} ${criterion.name}`,
            criterion.level,
            criterion.applies === false ? `Does not apply: ${criterion.reason}` : criterion.reason,
            proofOf(criterion),
          ]),
        };
      }),
    },
  ],
});
