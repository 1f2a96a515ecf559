import type { Plugin } from 'vite';

const displayName = /^\w+\.displayName = .*;$/gm;
const wrapped = /^(var \w+ = )(\w+\.(?:forwardRef|memo)\()/gm;

/**
 * The router in a form whose unused parts the bundler can leave out: components without the names that React's tools
 * show, their wrappers marked as pure. Throws when the text has nothing of it, so that a new version is looked at.
 */
export function leanRouter(code: string): string {
  if (code.search(displayName) < 0 || code.search(wrapped) < 0)
    throw new Error(
      'The router is written in another way now. Does site/build/leanRouterPlugin.ts still help?',
    );
  return code.replace(displayName, '').replace(wrapped, '$1/* @__PURE__ */ $2');
}

/** Leaves 5 kB of the router out of every page's first visit: its forms, its links and what they fetch ahead. */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: {
        id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
        code: 'function useLinkClickHandler',
      },
      handler: (code) => ({ code: leanRouter(code), map: null }),
    },
  };
}
