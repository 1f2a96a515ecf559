// @vitest-environment jsdom
import { Blob } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type AuditRecord, createStoredValue, ServicesProvider, storedKeys } from '#services';
import { createMemoryStore, fakeGenerator, fakeLeads, fakeServices } from '#services/fakes';
import {
  decodeReport,
  encodeReport,
  endedEarlyNote,
  reportToHtml,
  reportToJson,
  reportToMarkdown,
  reportToWord,
  toReportDocument,
} from '#services/reports';
import { createAuditService } from '#services/server';
import { ChatProvider } from '#site/features/chat/ChatProvider.tsx';
import { AppStateProvider } from '#site/state/AppStateProvider.tsx';
import { createAppStore } from '#site/state/createAppStore.ts';

import { bakery, bakeryReport, recordOf } from './audit.examples.ts';
import { FollowUp } from './FollowUp.tsx';
import { ReportScreen } from './ReportScreen.tsx';
import { reportCopy } from './report.content.ts';

vi.setConfig({ testTimeout: 60_000 });
// Blobs of jsdom cannot be read as streams.
beforeEach(() => void vi.stubGlobal('Blob', Blob));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const headings = ['Executive Summary', 'Key Opportunities', 'Recommended Solutions'] as const;
const written = [
  'Orders are typed twice.',
  '1. **Orders**: Read once.',
  '1. **Order reader**: Reads messages.',
];
const names = ['summary', 'opportunities', 'solutions'];
const combinations = Array.from({ length: 8 }, (_, bits) =>
  headings.map((_, index) => Boolean(bits & (1 << index))),
);

/** Source of each part as a text states it: in the line below its heading, or in one sentence for all. */
function sourcesIn(text: string): readonly string[] {
  const plain = text.replaceAll('\\', '');
  const all = /Written by (?:AI|an AI service) \(/.test(plain)
    ? 'ai'
    : /Prepared from (?:our )?templates/.test(plain)
      ? 'template'
      : 'none';
  return headings.map((heading) => {
    const below = plain.split(`${heading}\n`)[1]?.trim() ?? '';
    if (below.startsWith('Written by AI.')) return 'ai';
    return below.startsWith('Prepared from templates, not written by AI.') ? 'template' : all;
  });
}

const linesOf = (element: Element | null) =>
  [...(element?.querySelectorAll('h2, h3, p') ?? [])].map(({ textContent }) => textContent).join('\n');

/** Paragraphs of a Word file, which is a ZIP archive: the size of an entry stands 12 bytes before its name. */
async function wordText(file: Pick<Blob, 'arrayBuffer'>): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const name = bytes.indexOf('word/document.xml');
  const start = name + 'word/document.xml'.length + bytes.readUInt16LE(name - 2);
  const xml = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(name - 12))).toString();
  return xml.replaceAll('</w:p>', '\n').replace(/<[^>]*>/g, '');
}

const withServices = (children: ReactNode, services = fakeServices()) => (
  <MemoryRouter>
    <ServicesProvider services={services}>
      <AppStateProvider
        store={createAppStore(createStoredValue(createMemoryStore(), storedKeys['app-state']))}
        paint={false}
      >
        <ChatProvider>{children}</ChatProvider>
      </AppStateProvider>
    </ServicesProvider>
  </MemoryRouter>
);
const none = () => {};
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The page that shows a report. */
const pageOf = (record: AuditRecord) =>
  parsed(
    renderToStaticMarkup(
      withServices(
        <ReportScreen
          displayed={{ record, outcome: 'saved' }}
          records={[record]}
          onBack={none}
          onCompare={none}
          onSave={none}
          onAskAgain={none}
        />,
      ),
    ),
  );

/** The text that a click on the follow-up sends. */
async function mailOf(record: AuditRecord): Promise<string> {
  const leads = fakeLeads.delivers();
  render(withServices(<FollowUp record={record} isFromVisitor />, fakeServices({ leads })));
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a follow-up' }));
  await waitFor(() => expect(leads.leads).toHaveLength(1));
  return leads.leads[0]?.attachment ?? '';
}

test.each(
  combinations.map(
    (byModel) => [names.filter((_, index) => byModel[index]).join(', ') || 'nothing', byModel] as const,
  ),
)(
  '[X-07] the page, its print, Word, HTML, Markdown, JSON, the link and the mail say that the model wrote: %s',
  async (_, byModel) => {
    const reply = headings.map((heading, index) =>
      byModel[index] ? `## ${heading}\n\n${written[index]}\n\n` : '',
    );
    const generator = fakeGenerator.says(reply.join('') || 'Here you are:');
    const record = recordOf('1', await createAuditService({ generator }).generate(bakery));
    const document = toReportDocument(record);
    const jsonSources = (json: string) => Object.values<string>(JSON.parse(json).parts);
    const page = pageOf(record);
    const shared = await decodeReport((await encodeReport(document)) ?? '');
    const sources = {
      page: sourcesIn(linesOf(page)),
      print: sourcesIn(linesOf(page.querySelector('article'))),
      word: sourcesIn(await wordText(await reportToWord(document))),
      html: sourcesIn(linesOf(parsed(reportToHtml(document)))),
      markdown: sourcesIn(reportToMarkdown(document)),
      json: jsonSources(reportToJson(document)),
      link: shared && jsonSources(reportToJson(shared)),
      mail: sourcesIn(await mailOf(record)),
    };
    const expected = byModel.map((isModel) => (isModel ? 'ai' : 'template'));
    expect(sources).toEqual(Object.fromEntries(Object.keys(sources).map((place) => [place, expected])));
  },
);

test('the page says that a reply ended early, and offers to ask again', () => {
  const report = { ...bakeryReport, endedEarly: true } as const;
  const { textContent } = pageOf(recordOf('1', { report }));
  expect(textContent).toContain(endedEarlyNote);
  expect(textContent).toContain(reportCopy.askAgain);
});
