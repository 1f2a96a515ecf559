// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { kyriakou } from './AuditReport.examples.ts';
import { AuditReport, type AuditReportProps } from './AuditReport.tsx';

afterEach(cleanup);
const report = (changes: Partial<AuditReportProps> = {}) => (
  <AuditReport
    title="AI Business Audit"
    company="Example Consultants"
    businessName="Kyriakou"
    date="21 November 2026"
    origin="template"
    {...kyriakou}
    {...changes}
  />
);

describe('AuditReport', () => {
  it('[AUD-05] [AUD-06] [AUD-07] has a summary, opportunities and solutions, under the titles that the prompt asks for', () => {
    render(report());
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Executive Summary', 'Key Opportunities', 'Recommended Solutions']);
  });

  it('shows priority, return and effort of each solution', () => {
    render(report());
    const part = within(screen.getByRole('region', { name: 'Recommended Solutions' }));
    const tags = part.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    expect(tags).toEqual([
      'High priority, Effort: Medium, 200-300% ROI',
      'Low priority, Effort: Hard, 150-200% ROI',
      'Medium priority, Effort: Easy, 180-250% ROI',
    ]);
  });

  it('[KB-17] shows the chart with the figures of the report, and no chart without figures', () => {
    const { rerender } = render(report());
    const drawing = within(screen.getByRole('figure')).getByRole('img');
    expect(drawing.getAttribute('aria-label')).toBe(
      '1. One answer for every enquiry: Effort Medium, 200-300% ROI; 2. A forecast of empty legs: Effort Hard, 150-200% ROI; 3. Invoices that post themselves: Effort Easy, 180-250% ROI',
    );
    rerender(
      report({ solutions: kyriakou.solutions.map((solution) => ({ ...solution, range: undefined })) }),
    );
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it.each([
    ['ai', 'AI-generated'],
    ['mixed', 'Partly AI-generated'],
    ['template', 'Prepared from templates'],
    ['sample', 'Sample'],
  ] as const)('[X-07] says truthfully who wrote it: %s', (origin, label) => {
    render(report({ origin }));
    expect(screen.getByText(label)).toBeDefined();
  });

  it('[X-07] names the author below the title of each part, and marks usual values', () => {
    const [solution] = kyriakou.solutions;
    const solutions = solution
      ? [{ ...solution, priority: 'To be discussed', usual: ['roi', 'difficulty'] as const }]
      : [];
    render(
      report({ origin: 'mixed', partNotes: { solutions: 'From templates.' }, notice: 'Cut.', solutions }),
    );
    const part = within(screen.getByRole('region', { name: 'Recommended Solutions' }));
    expect(part.getByText('From templates.')).toBeDefined();
    expect(part.getByText('Our usual value, where the AI stated none: ROI, effort.')).toBeDefined();
    expect(part.getByText('Priority: To be discussed')).toBeDefined();
    expect(screen.getByText('Cut.')).toBeDefined();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('lists exactly its parts in the table of contents', () => {
    const { rerender } = render(report());
    const links = () => within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links()).toHaveLength(3);
    rerender(report({ method: 'How', nextStep: 'What now' }));
    expect(links().at(-1)?.textContent).toBe('Next step');
    for (const link of links()) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
    }
  });

  it('copies the part whose copy button is pressed', () => {
    const onCopyPart = vi.fn();
    render(report({ onCopyPart }));
    for (const button of screen.getAllByRole('button', { name: /^Copy section / })) fireEvent.click(button);
    expect(onCopyPart.mock.calls).toEqual([['summary'], ['opportunities'], ['solutions']]);
  });

  it('shows HTML and Markdown of a model as text', () => {
    render(report({ summary: '<img src=x> **bold**' }));
    expect(screen.getByText('<img src=x> **bold**')).toBeDefined();
  });

  it('has no style attribute, because the security policy would block it', () => {
    const page = report({ method: 'How', nextStep: 'What now' });
    expect(renderToStaticMarkup(page)).not.toContain('style=');
  });
});
