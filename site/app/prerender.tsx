import '#design-system/themes';
import './criticalError.css.ts';

import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { fakeServices } from '#services/fakes';
import { createAppStore } from '#site/features/preferences/createAppStore.ts';

import { App } from './App.tsx';
import { routes } from './routes.tsx';

export { addresses } from './routes.tsx';

const { query, dataRoutes } = createStaticHandler(routes);
const appStore = createAppStore({ load: () => null, save: () => {}, subscribe: () => () => {} });

export interface RenderedPage {
  /** Title, metas and links that belong into the head. */
  readonly head: string;
  /** What belongs into the root element. */
  readonly body: string;
}

/** Renders the page at a path to HTML. Throws when the page redirects or fails. */
export async function render(path: string): Promise<RenderedPage> {
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response)
    throw new Error(`${path} answers with a redirect, which cannot be prerendered.`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;

  const { prelude } = await prerenderToNodeStream(
    <App services={fakeServices()} appStore={appStore}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  const html = await text(prelude);
  // React writes what belongs into the head first when there is no head in the tree.
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
