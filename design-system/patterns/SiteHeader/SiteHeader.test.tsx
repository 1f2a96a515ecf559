// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { navigationExample } from '../../components/NavigationMenu/NavigationMenu.examples.ts';
import { SiteHeader } from './SiteHeader.tsx';

const onSearch = vi.fn();

const header = (currentPath = '/') => (
  <SiteHeader
    brand="Kypris Works"
    items={navigationExample}
    currentPath={currentPath}
    action={{ label: 'Free AI Business Audit', href: '/ai-audit' }}
    search={{ label: 'Search', href: '/sitemap', shortcut: '/', onOpen: onSearch }}
    utility={<button type="button">Display settings</button>}
  />
);

/** Width of the window for media queries. */
let growWide: () => void;
beforeEach(() => {
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  growWide = () =>
    act(() => {
      for (const listener of listeners) listener();
    });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const toggle = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

describe('SiteHeader before scripts', () => {
  test('passes its text direction to the navigation', () => {
    const html = renderToString(
      <SiteHeader brand="أتيليه" items={navigationExample} currentPath="/" dir="rtl" />,
    );
    expect(html).toMatch(/^<header [^>]*dir="rtl"/);
    expect(html).toMatch(/<nav [^>]*dir="rtl"/);
  });

  test('has a menu that can be opened and contains all links of all levels', () => {
    const html = renderToString(header());
    const fallback = html.slice(html.indexOf('<details'), html.indexOf('</details>'));
    expect(fallback).toContain('<summary');
    for (const path of '/ /services /case-studies /blog /blog/tech-insights /contact /ai-audit /sitemap'.split(
      ' ',
    ))
      expect(fallback).toContain(`href="${path}"`);
    expect(fallback).not.toContain('hidden=""');
    expect(html).not.toMatch(/\sstyle=/);
  });

  const takeOver = async (prepare?: (page: HTMLElement) => void) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(header());
    prepare?.(page);
    const hydrated = await act(async () => hydrateRoot(page, header()));
    const reported = complaints.mock.calls.length;
    complaints.mockRestore();
    return {
      said: reported,
      end: async () => {
        await act(async () => hydrated.unmount());
        page.remove();
      },
    };
  };

  test('hydrates without a warning, and a button replaces the fallback', async () => {
    const { said: reported, end } = await takeOver();
    expect(reported).toBe(0);
    expect(document.querySelector('details')).toBeNull();
    expect(isOpen()).toBe(false);
    await end();
  });

  test('keeps a menu open that was opened before hydration', async () => {
    const { end } = await takeOver((page) => page.querySelector('details')?.toggleAttribute('open', true));
    expect(isOpen()).toBe(true);
    await end();
  });
});

describe('The bar of the SiteHeader', () => {
  const scrollTo = (top: number) => {
    vi.stubGlobal('scrollY', top);
    fireEvent.scroll(window);
  };
  const headerClass = () => screen.getByRole('banner').className;

  test('[NAV-15, CONST-16] becomes opaque between 10 and 11 px, and transparent again', () => {
    render(header());
    const clear = headerClass();
    scrollTo(10);
    expect(headerClass()).toBe(clear);
    scrollTo(11);
    expect(headerClass()).not.toBe(clear);
    scrollTo(0);
    expect(headerClass()).toBe(clear);
  });

  test('is opaque from the first frame if the page is already scrolled', async () => {
    render(header());
    const clear = headerClass();
    cleanup();
    vi.stubGlobal('scrollY', 400);
    render(header());
    await waitFor(() => expect(headerClass()).not.toBe(clear));
  });
});

describe('The small-screen menu of the SiteHeader', () => {
  test('[NAV-11, NAV-14] is closed at first, opens and closes by its button', async () => {
    render(header());
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await userEvent.click(toggle());
    expect(isOpen()).toBe(true);
    expect(menu().getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe('/about');
    await userEvent.click(toggle());
    expect(isOpen()).toBe(false);
  });

  test('[NAV-12] opens Resources and then Blog, each by its own button', async () => {
    render(header());
    await userEvent.click(toggle());
    expect(menu().queryByRole('link', { name: 'Case Studies' })).toBeNull();
    await userEvent.click(menu().getByRole('button', { name: 'Resources' }));
    expect(menu().getByRole('link', { name: 'Case Studies' })).toBeTruthy();
    expect(menu().queryByRole('link', { name: 'Tech Insights' })).toBeNull();
    await userEvent.click(menu().getByRole('button', { name: 'More in Blog' }));
    expect(menu().getByRole('link', { name: 'Tech Insights' })).toBeTruthy();
    await userEvent.click(menu().getByRole('button', { name: 'Resources' }));
    expect(menu().queryByRole('link', { name: 'Case Studies' })).toBeNull();
  });

  test('contains the action and the settings', async () => {
    render(header());
    await userEvent.click(toggle());
    expect(menu().getByRole('link', { name: 'Free AI Business Audit' })).toBeTruthy();
    expect(menu().getByRole('button', { name: 'Display settings' })).toBeTruthy();
  });

  test('closes before the search opens, so that the focus can return', async () => {
    render(header());
    await userEvent.click(toggle());
    await userEvent.click(menu().getByRole('button', { name: 'Search' }));
    expect(onSearch).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  test('[NAV-13] closes when a link is followed, also to the same page', async () => {
    render(header());
    await userEvent.click(toggle());
    const link = menu().getByRole('link', { name: 'Home' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(isOpen()).toBe(false);
  });

  test('[NAV-14] closes by Escape and gives the focus back', async () => {
    render(header());
    await userEvent.click(toggle());
    await userEvent.keyboard('{Tab}{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  test('closes when the focus goes on into the page, so that it does not cover the focused control', async () => {
    render(
      <>
        {header()}
        <a href="#somewhere">In the page</a>
      </>,
    );
    await userEvent.click(toggle());
    menu().getByRole('button', { name: 'Display settings' }).focus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('In the page');
    expect(isOpen()).toBe(false);
  });

  test('[NAV-14] closes when the window grows wide', async () => {
    render(header());
    await userEvent.click(toggle());
    growWide();
    expect(isOpen()).toBe(false);
  });

  test('closes when another page is shown, by going back for example', async () => {
    const { rerender } = render(header('/services'));
    await userEvent.click(toggle());
    rerender(header('/'));
    expect(isOpen()).toBe(false);
  });
});
