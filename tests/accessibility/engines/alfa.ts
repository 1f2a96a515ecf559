import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import { Document, Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import rules from '@siteimprove/alfa-rules';
import { Page as AlfaPage } from '@siteimprove/alfa-web';

import type { EngineRun } from '../findings.ts';

/** Rules of level AAA that are left out: targets of 44 pixels in running text, and line height of 1.5 in leads and cards. */
const beyond = ['sia-r111', 'sia-r73'];
const nameOf = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1);
const asked = rules.filter(({ uri }) => !beyond.includes(nameOf(uri)));

/** Runs Siteimprove's engine on the current page. Questions that it cannot decide are not findings. */
export async function runAlfa(page: Page): Promise<EngineRun> {
  const document = await page.evaluateHandle(() => window.document);
  const device = Device.standard();
  const tree = Node.from(await document.evaluate(Native.fromNode, {}), device);
  if (!Document.isDocument(tree)) throw new TypeError('Alfa has read something else than the document.');
  const outcomes = [
    ...(await Audit.of(AlfaPage.of(Request.empty(), Response.empty(), tree, device), asked).evaluate()),
  ];
  return {
    engine: 'Alfa',
    checks: outcomes.length,
    findings: outcomes.filter(Outcome.isFailed).map((outcome) => ({
      engine: 'Alfa',
      rule: nameOf(outcome.rule.uri),
      element: String(outcome.target),
      text: JSON.stringify(outcome.toJSON().expectations).slice(0, 300),
    })),
  };
}
