import { expect, fn, within } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';
import { DisplaySettings } from '../../components/DisplaySettings/DisplaySettings.tsx';
import { IngotMark } from '../../graphics/IngotMark/IngotMark.tsx';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'Patterns/Footer',
  component: Footer,
  args: {
    brand: 'Kypris Works',
    mark: <IngotMark />,
    blurb:
      'An AI and IT consultancy in Nicosia, Cyprus. We find the hours your team loses to routine and hand them to software that keeps a record.',
    banner: {
      title: 'Ready to transform your business with AI?',
      text: 'It takes about three minutes. You get a written report: where AI would pay in your company.',
      action: { label: 'Free AI Business Audit', href: '/ai-audit' },
    },
    social: {
      title: 'Follow us',
      links: [
        { label: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
        { label: 'X (Twitter)', href: 'https://x.com/example' },
        { label: 'Facebook', href: 'https://www.facebook.com/example' },
        { label: 'YouTube', href: 'https://www.youtube.com/@example' },
      ],
    },
    services: {
      title: 'Services',
      links: [
        { label: 'Chatbots', href: '/services/chatbots' },
        { label: 'AI voice agents', href: '/services/voice-agents' },
        { label: 'Process automation', href: '/services/process-automation' },
        { label: 'Marketing automation', href: '/services/marketing-automation' },
        { label: 'AI consultancy', href: '/services/consultancy' },
        { label: 'Data & analytics', href: '/services/data-analytics' },
        { label: 'Cloud migration', href: '/services/cloud-migration' },
      ],
    },
    quickLinks: {
      title: 'Quick links',
      links: [
        { label: 'About Us', href: '/about' },
        { label: 'Case Studies', href: '/case-studies' },
        { label: 'Blog & Resources', href: '/blog' },
        { label: 'Free AI Business Audit', href: '/ai-audit' },
        { label: 'Privacy Policy', href: '/privacy' },
        { label: 'Terms of Service', href: '/terms' },
      ],
    },
    contact: {
      title: 'Contact',
      address: ['1 Example Street', '1010 Nicosia', 'Cyprus'],
      phone: { label: '+357 22 111 222', href: 'tel:+35722111222' },
      email: { label: 'info@kypris.example', href: 'mailto:info@kypris.example' },
      action: { label: 'Get in Touch', href: '/contact' },
    },
    legal: {
      title: 'Legal',
      links: [
        { label: 'Privacy', href: '/privacy' },
        { label: 'Terms', href: '/terms' },
        { label: 'Sitemap', href: '/sitemap' },
      ],
    },
    utility: (
      <DisplaySettings
        placement="above"
        theme="light"
        contrast="normal"
        motion="on"
        onThemeChange={fn()}
        onContrastChange={fn()}
        onMotionChange={fn()}
      />
    ),
    children: '© 2026 Kypris Works Ltd',
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('target', '_blank');
    await expect(
      within(footer.getByRole('navigation', { name: 'Services' })).getAllByRole('link'),
    ).toHaveLength(7);
    await expect(footer.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
    await expect(footer.getByText(/1010 Nicosia/).closest('address')).not.toBeNull();
    await expect(footer.getByText(/2026/)).toBeVisible();
  },
});

export const SettingsOpen = meta.story({
  // No screenshot, because the settings have their own screenshots.
  parameters: withoutPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Display settings' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: narrowScreen });

export const Greek = meta.story({
  parameters: withoutPicture,
  args: {
    blurb:
      'Σύμβουλοι τεχνητής νοημοσύνης και πληροφορικής στη Λευκωσία. Βρίσκουμε τις ώρες που χάνει η ομάδα σας στη ρουτίνα.',
    quickLinks: {
      title: 'Γρήγοροι σύνδεσμοι',
      links: [
        { label: 'Ποιοι είμαστε', href: '/about' },
        { label: 'Μελέτες περιπτώσεων από κυπριακές επιχειρήσεις', href: '/case-studies' },
      ],
    },
  },
});
