import type { CDPSession, Locator, Page } from '@playwright/test';

import { recordAnnouncements } from '../e2e/support/announcements.ts';

/** One step of a journey, as a screen reader presents it. */
export interface Step {
  readonly title: string;
  /** Announcements of live regions, oldest first. */
  readonly heard: readonly string[];
  /** Focused element after the step, as a screen reader names it. */
  readonly focus: string;
  /** Accessibility tree of the part that the step concerns; empty if it is not recorded. */
  readonly tree: string;
}

export interface Transcript {
  readonly steps: readonly Step[];
  /** Runs an action, waits for the end of the announcements, and records them with the tree of `part`. */
  step(title: string, act: () => Promise<unknown>, part?: Locator): Promise<void>;
}

/** Records the input of a screen reader. Call it before opening the page. */
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

/** States that a screen reader announces with the name if they are set. */
const states = ['checked', 'expanded', 'pressed', 'selected', 'invalid', 'required', 'disabled'];

/** Returns role, name, state and description of the focused element, as Chromium gives them to assistive technology. */
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

/** Returns the transcript as the text of its file. */
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

/** Returns the announcements that occur twice in one step, or begin with the name of the focused element. */
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
