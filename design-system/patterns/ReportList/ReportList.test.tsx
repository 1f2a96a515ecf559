// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { ReportList, type ReportListProps } from './ReportList.tsx';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

const one = { id: '1', title: 'Kyriakou', date: '21 November 2026', origin: 'Sample' };
const draw = (changes: Partial<ReportListProps> = {}) => {
  const props: ReportListProps = {
    reports: [one],
    onOpen: vi.fn(),
    onRename: vi.fn(),
    onDelete: vi.fn(),
    onDeleteAll: vi.fn(),
    empty: 'No reports yet',
    ...changes,
  };
  return { props, ...render(<ReportList {...props} />) };
};
const press = (name: string, place = 0) => {
  const button = screen.getAllByRole('button', { name })[place];
  if (!button) throw new Error(`There is no button "${name}".`);
  button.focus();
  fireEvent.click(button);
  return button;
};

describe('ReportList', () => {
  it('[K-10] asks before it deletes, focuses the cancel button, and deletes nothing on "Keep"', () => {
    const { props } = draw();
    const button = press('Delete Kyriakou');
    expect(screen.getByRole('alertdialog', { name: 'Delete "Kyriakou"?' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Keep');
    press('Keep');
    expect(props.onDelete).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('does not save a title that is too long, and says by how many characters', () => {
    const { props } = draw();
    press('Rename Kyriakou');
    const field = screen.getByLabelText('Name of the report');
    fireEvent.change(field, { target: { value: 'Ω'.repeat(257) } });
    fireEvent.submit(field);
    expect(props.onRename).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/7 characters too many: at most 250/)).toBeDefined();
    fireEvent.change(field, { target: { value: 'Ω'.repeat(250) } });
    fireEvent.submit(field);
    expect(props.onRename).toHaveBeenCalledExactlyOnceWith('1', 'Ω'.repeat(250));
  });

  it('keeps the old title on Escape', () => {
    const { props } = draw();
    press('Rename Kyriakou');
    fireEvent.keyDown(screen.getByLabelText('Name of the report'), { key: 'Escape' });
    expect(props.onRename).not.toHaveBeenCalled();
    expect(screen.queryByLabelText('Name of the report')).toBeNull();
  });
});
