import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { loadEnv, type Plugin } from 'vite';

const services = fileURLToPath(new URL('../../services/server.ts', import.meta.url));
const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Serves `/api/` on the development server like the Node server does. Settings come from the environment and `.env`.
 */
export function gatewayPlugin(): Plugin {
  return {
    name: 'gateway',
    apply: 'serve',
    async configureServer(server) {
      const { createSiteGateway, connectRedis, createLeadQueue, readSettings } =
        await server.ssrLoadModule(services);
      const settings = readSettings({ ...loadEnv('development', project, ''), ...process.env });
      const acceptLead = createLeadQueue(settings, console.warn)?.accept;
      const gateway = createSiteGateway(settings, { acceptLead }, connectRedis(settings, console.warn));
      const listener = getRequestListener((request) => gateway.fetch(request), {
        overrideGlobalObjects: false,
      });
      server.middlewares.use((request, response, next) =>
        request.url?.startsWith('/api/') ? listener(request, response) : next(),
      );
    },
  };
}
