import type { CDPSession, Locator, Page } from '@playwright/test';

import { recordAnnouncements } from '../e2e/support/announcements.ts';

/** One step of a journey, as someone meets it who listens. */
export interface Step {
  readonly title: string;
  /** Announcements of live regions, oldest first. */
  readonly heard: readonly string[];
  /** Focused element afterwards, as a screen reader names it. */
  readonly focus: string;
  /** The accessibility tree of the part the step is about; empty if it was not asked for. */
  readonly tree: string;
}

export interface Transcript {
  readonly steps: readonly Step[];
  /** Does something, waits until the page has said what it has to say, and writes it down, with the tree of `part`. */
  step(title: string, act: () => Promise<unknown>, part?: Locator): Promise<void>;
}

/** Writes down what a screen reader is given. Call before opening the page. */
export async function startTranscript(page: Page): Promise<Transcript> {
  const announcements = await recordAnnouncements(page);
  const session = await page.context().newCDPSession(page);
  const steps: Step[] = [];
  return {
    steps,
    async step(title, act, part) {
      announcements.length = 0;
      await act();
      await untilQuiet(page, announcements);
      const tree = part ? await part.ariaSnapshot() : '';
      steps.push({ title, heard: [...announcements], focus: await describeFocus(session), tree });
    },
  };
}

/** Waits until nothing has been announced for a second. */
async function untilQuiet(page: Page, announcements: readonly string[]) {
  let before = -1;
  while (before !== announcements.length) {
    before = announcements.length;
    await page.waitForTimeout(1000);
  }
}

/** States that are said with a name, where they are so. */
const states = ['checked', 'expanded', 'pressed', 'selected', 'invalid', 'required', 'disabled'];

/** Role, name, state and description of what has the focus, as Chromium gives them to assistive technology. */
async function describeFocus(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (!result.objectId) return 'nothing';
  const { objectId } = result;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const [node] = nodes;
  if (!node || node.ignored || ['RootWebArea', 'none'].includes(node.role?.value)) return 'the page';
  const properties = (node.properties ?? [])
    .filter(({ name, value }) => states.includes(name) && value.value !== false && value.value !== 'false')
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name} ${value.value}`,
    );
  const collapsed = node.properties?.some(({ name, value }) => name === 'expanded' && value.value === false);
  const parts = [
    `${node.role?.value} "${node.name?.value ?? ''}"`,
    ...properties,
    ...(collapsed ? ['collapsed'] : []),
    ...(node.description?.value ? [`described as "${node.description.value}"`] : []),
  ];
  return parts.join(', ');
}

const indent = (text: string) => text.replaceAll(/^/gm, '  ');

/** The transcript as it is kept in a file. */
export const textOf = (journey: string, steps: readonly Step[]) =>
  [
    `# ${journey}`,
    ...steps.flatMap(({ title, heard, focus, tree }) => [
      '',
      `## ${title}`,
      ...(heard.length > 0 ? heard.map((text) => `Heard: ${text}`) : ['Heard: nothing']),
      `Focus: ${focus}`,
      ...(tree ? ['There:', indent(tree)] : []),
    ]),
    '',
  ].join('\n');

/** Returns the announcements that come twice in one step, or begin with the name of the element that gets the focus. */
export const announcedTwice = (steps: readonly Step[]) =>
  steps.flatMap(({ title, heard, focus }) => {
    const [, focusName] = /"(.+?)"/.exec(focus) ?? [];
    return [
      ...heard.filter((text, place) => heard.indexOf(text) !== place).map((text) => `${title}: ${text}`),
      ...heard
        .filter((text) => focusName && text.startsWith(focusName))
        .map((text) => `${title}: ${text}, and the focus`),
    ];
  });
