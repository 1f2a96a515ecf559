// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { navigationExample } from './NavigationMenu.examples.ts';
import { NavigationMenu } from './NavigationMenu.tsx';

const menu = (currentPath = '/') => <NavigationMenu items={navigationExample} currentPath={currentPath} />;
const resources = () => screen.getByRole('button', { name: 'Resources' });
const isOpen = () => resources().getAttribute('aria-expanded') === 'true';
const root = () => resources().closest('li') ?? document.body;
const enter = () => fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
const leave = () => fireEvent.pointerLeave(root(), { pointerType: 'mouse' });

afterEach(cleanup);

describe('NavigationMenu before scripts', () => {
  test('contains all links of all levels, and no style attribute', () => {
    const html = renderToString(menu());
    for (const path of '/services /case-studies /blog /blog/tech-insights /blog/company-updates'.split(' ')) {
      expect(html).toContain(`href="${path}"`);
    }
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('tabindex');
  });

  test('uses right-to-left text if dir is rtl', () => {
    const html = renderToString(<NavigationMenu items={navigationExample} currentPath="/" dir="rtl" />);
    expect(html).toMatch(/^<nav [^>]*dir="rtl"/);
  });

  test('hydrates without a difference', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(menu('/blog/tech-insights'));
    const before = container.innerHTML;
    const onRecoverableError = vi.fn();
    const hydrated = await act(async () =>
      hydrateRoot(container, menu('/blog/tech-insights'), { onRecoverableError }),
    );
    expect(container.innerHTML).toBe(before);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => hydrated.unmount());
    container.remove();
    complaints.mockRestore();
  });
});

describe('NavigationMenu and the current page', () => {
  test('marks only the entry of the current page as current', () => {
    render(menu('/about'));
    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(['About Us']);
  });

  test('marks the entry above the current page as current, but not as the page', () => {
    render(menu('/services/voice-agents'));
    expect(screen.getByRole('link', { name: 'Services' })).toHaveProperty('ariaCurrent', 'true');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('A dropdown of the NavigationMenu, by mouse', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(menu());
  });
  afterEach(() => vi.useRealTimers());
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  test('[NAV-06, NAV-07, CONST-16] opens on hover and closes 300 ms after the mouse has left', () => {
    enter();
    expect(isOpen()).toBe(true);
    leave();
    wait(299);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  test('[NAV-09] stays open when the mouse comes back in time', () => {
    enter();
    leave();
    wait(250);
    enter();
    wait(1000);
    expect(isOpen()).toBe(true);
  });

  test('[A3] stays open at a click that follows the hover, and closes at the next click', () => {
    enter();
    fireEvent.click(resources());
    expect(isOpen()).toBe(true);
    fireEvent.click(resources());
    expect(isOpen()).toBe(false);
  });

  test('[NAV-08] closes at once at a press outside, and no timer opens or closes it later', () => {
    enter();
    leave();
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('A dropdown of the NavigationMenu opens and closes by tapping, and does not close when the finger is lifted', () => {
  render(menu());
  const touch = { pointerType: 'touch' };
  fireEvent.pointerEnter(root(), touch);
  expect(isOpen()).toBe(false);
  fireEvent.click(resources());
  vi.useFakeTimers();
  fireEvent.pointerLeave(root(), touch);
  act(() => vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  expect(isOpen()).toBe(true);
  fireEvent.click(resources());
  expect(isOpen()).toBe(false);
});

describe('A dropdown of the NavigationMenu, by keyboard', () => {
  const focused = () => document.activeElement?.textContent;

  test.each(['{Enter}', ' ', '{ArrowDown}'])('opens by "%s"', async (key) => {
    render(menu());
    resources().focus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
  });

  test('gets the focus from its button by ArrowDown', async () => {
    render(menu());
    resources().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toContain('Case Studies');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toContain('Blog');
  });

  test('[NAV-10] closes on Escape and focuses its button', async () => {
    render(menu());
    resources().focus();
    await userEvent.keyboard('{Enter}{Tab}{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(resources());
  });

  test('closes when the focus leaves, and Tab skips a closed dropdown', async () => {
    render(menu());
    resources().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(focused()).toBe('About Us');
    expect(isOpen()).toBe(false);
  });

  test('stays open with the focus inside when the mouse leaves', async () => {
    render(menu());
    await userEvent.tab();
    resources().focus();
    await userEvent.keyboard('{Enter}');
    vi.useFakeTimers();
    enter();
    leave();
    act(() => vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(isOpen()).toBe(true);
  });

  test('lets arrows, Home and End move along the row', async () => {
    render(menu());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Resources');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Contact');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Home');
  });
});

describe('A submenu of the NavigationMenu', () => {
  const unfold = () => screen.getByRole('button', { name: 'More in Blog' });

  test('opens by its own button, and Blog stays a link', async () => {
    render(menu());
    await userEvent.click(resources());
    expect(screen.getByRole('link', { name: /^Blog/ }).getAttribute('href')).toBe('/blog');
    expect(screen.queryByRole('link', { name: 'Tech Insights' })).toBeNull();
    unfold().focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Tech Insights' }).getAttribute('href')).toBe(
      '/blog/tech-insights',
    );
  });

  test('closes by the first Escape, the dropdown by the second', async () => {
    render(menu());
    await userEvent.click(resources());
    unfold().focus();
    await userEvent.keyboard('{Enter}{Tab}{Escape}');
    expect(document.activeElement).toBe(unfold());
    expect(unfold().getAttribute('aria-expanded')).toBe('false');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  test('is closed when the dropdown opens again', async () => {
    render(menu());
    await userEvent.click(resources());
    unfold().focus();
    await userEvent.keyboard('{Enter}');
    resources().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(isOpen()).toBe(true);
    expect(unfold().getAttribute('aria-expanded')).toBe('false');
  });
});

test('A dropdown of the NavigationMenu closes when a link is followed', async () => {
  render(menu());
  await userEvent.click(resources());
  const link = screen.getByRole('link', { name: /Case Studies/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(isOpen()).toBe(false);
});
