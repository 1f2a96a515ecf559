import '#design-system/themes'; // first, so that the layers are in order before any component
import './criticalError.css.ts';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { clearSessionOnDeletion, createStoredValue, storedKeys } from '#services';
import { createBrowserServices, createErrorReporter, logError } from '#services/browser';
import { createAppStore } from '#site/state/createAppStore.ts';

import { App } from './App.tsx';
import { createBrowserHistory } from './createBrowserHistory.ts';
import { loadPage } from './loadPage.ts';
import { PageRouter } from './PageRouter.tsx';
import { setScrollRestoration } from './scrollRestoration.ts';

const reportError = __REPORTING_RELEASE__
  ? createErrorReporter({ url: '/api/errors', release: __REPORTING_RELEASE__ })
  : logError;

/** Starts the app on the prerendered page. In development it starts on an empty page. */
async function start() {
  const directKey = import.meta.env.VITE_DIRECT_GEMINI;
  if (directKey) console.warn('This build carries a Gemini key for local experiments. Never publish it.');
  const services = createBrowserServices({
    directKey,
    streaming: import.meta.env.VITE_CHAT_STREAMING !== 'off',
    reportError,
    posts: async () => (await import('#site/content/postsToSearch.ts')).posts,
  });
  clearSessionOnDeletion(services);
  const prefersContrast = matchMedia('(prefers-contrast: more)').matches;
  const appStore = createAppStore(
    createStoredValue(services.local, storedKeys['app-state']),
    prefersContrast,
  );
  setScrollRestoration();

  // The code of the page must be loaded before hydration. Otherwise the content would disappear for a moment.
  const initialPage = await loadPage(location.pathname);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root" to start in.');
  const app = (
    <App services={services} appStore={appStore}>
      <PageRouter history={createBrowserHistory()} initialPage={initialPage} />
    </App>
  );
  // React passes only errors that a boundary caught to this callback. All others reach the window.
  const options = { onCaughtError: (error: unknown) => reportError(error, 'page.draw') };
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
  dispatchEvent(new Event('app-hydrated'));
}

start().catch((error: unknown) => {
  reportError(error, 'app.start');
  dispatchEvent(new CustomEvent('critical-error', { detail: error }));
});
