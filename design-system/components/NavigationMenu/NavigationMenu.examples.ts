import type { NavigationItem } from './NavigationItem.ts';

/** Navigation with each kind of entry, for stories and tests. */
export const navigationExample: readonly NavigationItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'Automations', path: '/automations' },
  {
    name: 'Resources',
    items: [
      {
        name: 'Case Studies',
        path: '/case-studies',
        icon: 'chart',
        description: 'What was built, what it changed and what did not work.',
      },
      {
        name: 'Blog',
        path: '/blog',
        icon: 'file',
        description: 'Articles on AI, the law and costs.',
        items: [
          { name: 'Tech Insights', path: '/blog/tech-insights' },
          { name: 'Industry News', path: '/blog/industry-news' },
          { name: 'Company Updates', path: '/blog/company-updates' },
        ],
      },
    ],
  },
  { name: 'About Us', path: '/about' },
  { name: 'Contact', path: '/contact' },
];
