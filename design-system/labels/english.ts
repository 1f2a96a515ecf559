import type { Labels } from './Labels.ts';

// English labels. Each group of `Labels` is an export of its own, so that a page loads only the labels of its
// components.

export const link: Labels['link'] = { opensInNewTab: '(opens in new tab)' };

export const navigation: Labels['navigation'] = {
  main: 'Main',
  mobile: 'Main menu',
  breadcrumbs: 'Breadcrumb',
  more: (name) => `More in ${name}`,
  menu: 'Menu',
};

const withThousandsCommas = (number: number) => `${number}`.replaceAll(/\B(?=(\d{3})+$)/g, ',');

export const field: Labels['field'] = {
  optional: 'optional',
  error: 'Error:',
  count: (limit, length) => `${withThousandsCommas(length)} of ${withThousandsCommas(limit)} characters`,
  tooMany: (limit, over) =>
    over === undefined
      ? `The text is too long: at most ${withThousandsCommas(limit)} characters`
      : `${withThousandsCommas(over)} characters too many: at most ${withThousandsCommas(limit)}`,
};

export const pagination: Labels['pagination'] = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (number) => `Page ${number}`,
};

export const search: Labels['search'] = { submit: 'Search' };

export const dialog: Labels['dialog'] = { close: 'Close' };

export const toast: Labels['toast'] = { dismiss: 'Dismiss', messages: 'Messages' };

export const errorState: Labels['errorState'] = { details: 'Details' };

export const copyButton: Labels['copyButton'] = { copy: 'Copy', copied: 'Copied' };

export const progress: Labels['progress'] = {
  steps: 'Progress',
  states: { done: 'done', todo: 'to do' },
};

export const markdown: Labels['markdown'] = {
  image: (description) => `Image: ${description || 'no description'}`,
  table: (columns) => `Table: ${columns}`,
};

export const displaySettings: Labels['displaySettings'] = {
  open: 'Display settings',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  contrast: 'High contrast',
  motion: 'Reduce motion',
};

export const chat: Labels['chat'] = {
  unread: (count) => (count === 1 ? '1 new reply' : `${count} new replies`),
  minimize: 'Minimize',
  withoutAi: 'Answer without AI',
  withoutAiShort: 'Without AI',
  conversation: 'Conversation',
  jumpToLatest: 'Jump to latest',
  typing: 'Assistant is typing',
  suggestions: 'Suggested questions',
  message: 'Message',
  placeholder: 'Type your message...',
  send: 'Send',
  stop: 'Stop',
  provenance: {
    ai: 'AI answer',
    site: (pages) => {
      if (pages === 0) return 'From our site';
      return pages === 1 ? 'Related page' : 'Related pages';
    },
    error: 'Not answered',
  },
  retry: 'Retry',
  cut: 'This answer stopped before its end.',
  goOn: 'Go on',
};
