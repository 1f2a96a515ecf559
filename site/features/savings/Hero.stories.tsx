import { expect, waitFor } from 'storybook/test';
import { hero } from '#site/pages/HomePage/HomePage.content.ts';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { Hero } from './Hero.tsx';

const meta = preview.meta({
  title: 'Site sections/Hero',
  component: Hero,
  args: hero,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We take the routine work off your team.',
    );
    await expect(canvas.getByRole('link', { name: /free AI audit/ })).toHaveAttribute('href', '/ai-audit');
  },
});

/** A ticked task leaves the tangle, and its hours are added up. */
export const Chosen = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    // The choice is written into the address, which the next story would read.
    const { href } = location;
    return () => history.replaceState(history.state, '', href);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Enquiries' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Invoices' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('16 hours a week'));
    await expect(canvas.getByRole('link', { name: /^My free report/ })).toHaveAttribute(
      'href',
      '/ai-audit?automation=enquiry-reply&automation=invoice-posting',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Enquiries' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Invoices' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is ticked: no hours');
  },
});

export const Greek = meta.story({
  args: {
    title: ['Δώστε το κουβάρι', 'στη μηχανή.'],
    slips: [
      { kind: 'call', text: 'Αναπάντητη κλήση' },
      { kind: 'document', text: 'Τιμολόγιο' },
      { kind: 'message', text: 'Η παραγγελία μου;' },
    ],
    results: ['Απάντηση στάλθηκε', 'Κλήση καταχωρίστηκε', 'Τιμολόγιο περάστηκε', 'Έκθεση στάλθηκε'].map(
      (label) => ({ label }),
    ),
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
