import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';

import { createMetricsServer } from './metricsServer.ts';

test('the server of figures cuts connections that send nothing, so that there is room for Prometheus', async () => {
  const server = createMetricsServer(async () => 'figures', undefined, 300).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  silent.resume();
  await once(silent, 'close');
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe('figures');
  server.closeAllConnections();
  server.close();
});
