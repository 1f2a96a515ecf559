// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, MouseEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkProvider } from '../Link/LinkProvider.tsx';
import { Button } from './Button.tsx';

/** Link element of a router. */
const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />;

afterEach(cleanup);

describe('Button', () => {
  it('[BTN-03] is a plain button without an address, and submits only when asked to', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toMatch(/^<button type="button"/);
    expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toMatch(/^<button type="submit"/);
  });

  it('leaves links inside the site to the provider', () => {
    render(
      <LinkProvider link={({ href, children }) => <a href={`#routed${href}`}>{children}</a>}>
        <Button href="/contact">Talk</Button>
        <Button href="//evil.example">Elsewhere</Button>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Talk' }).getAttribute('href')).toBe('#routed/contact');
    const outside = screen.getByRole('link', { name: /^Elsewhere ?\(opens in new tab\)$/ });
    expect(outside.getAttribute('href')).toBe('//evil.example');
    expect(outside.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('renders the child element, which keeps its own address, handler and ref', async () => {
    // jsdom cannot follow the link.
    const own = vi.fn((event: MouseEvent) => event.preventDefault());
    const onClick = vi.fn();
    const ref = vi.fn();
    render(
      <Button asChild icon="★" onClick={onClick} ref={ref} className="wide">
        <a href="/contact" onClick={own} className="routed">
          Talk
        </a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Talk' });
    await userEvent.click(link);
    expect(link.getAttribute('href')).toBe('/contact');
    expect(link.textContent).toBe('★Talk');
    expect(link.className).toMatch(/wide routed$/);
    expect(own).toHaveBeenCalledOnce();
    expect(onClick).toHaveBeenCalledOnce();
    expect(ref).toHaveBeenCalledWith(link);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stops the child element while busy or disabled', async () => {
    const own = vi.fn();
    render(
      <>
        <Button asChild busy>
          <a href="/contact" onClick={own}>
            Talk
          </a>
        </Button>
        <Button asChild disabled>
          <a href="/about" onClick={own}>
            About
          </a>
        </Button>
      </>,
    );
    for (const link of screen.getAllByRole('link')) {
      await userEvent.click(link);
      expect(link.getAttribute('aria-disabled')).toBe('true');
    }
    expect(own).not.toHaveBeenCalled();
  });

  it('has the same asChild behaviour as a Link and an IconButton', () => {
    render(
      <>
        <Link asChild variant="standalone">
          <button type="button">Open</button>
        </Link>
        <IconButton asChild icon="close" label="Back">
          <RouterLink to="/" />
        </IconButton>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Open' }).className).not.toBe('');
    expect(screen.getByRole('link', { name: 'Back' }).querySelector('svg')).not.toBeNull();
  });

  it('[BTN-06] keeps its role as a disabled link, leads nowhere and does nothing', async () => {
    const onClick = vi.fn();
    render(
      <Button href="/contact" disabled onClick={onClick}>
        Talk
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Talk' });
    await userEvent.click(link);
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps the focus while busy and sends no form twice', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Eleni{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
  });

  it('sends a form once when it is pressed twice in a row', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onClick = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onClick).toHaveBeenCalledOnce();
    fireEvent.click(button, { detail: 1 });
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('hides its icon from screen readers, on both sides of the label', () => {
    const left = renderToStaticMarkup(<Button icon={<i />}>Go</Button>);
    const right = renderToStaticMarkup(
      <Button icon={<i />} iconPosition="end">
        Go
      </Button>,
    );
    expect(left).toMatch(/aria-hidden="true"><i><\/i><\/span><span>Go/);
    expect(right).toMatch(/Go<\/span><span [^>]*aria-hidden="true"><i>/);
  });
});
