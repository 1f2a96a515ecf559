import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const indexModule = fileURLToPath(new URL('./searchIndex.ts', import.meta.url));

/**
 * Serves the search index on the development server, built again for each request. The production build writes a
 * file.
 */
export function searchPlugin(): Plugin {
  return {
    name: 'search:index',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/search.json', async (_request, response, next) => {
        try {
          const { searchIndex } = await server.ssrLoadModule(indexModule);
          response.setHeader('content-type', 'application/json').end(searchIndex());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
