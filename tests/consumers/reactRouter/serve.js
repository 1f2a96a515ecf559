import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createRequestListener } from '@react-router/node';

import * as build from './build/server/index.js';

const answer = createRequestListener({ build });
const types = { '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer((request, response) => {
  const file = path.join('build/client', path.normalize(new URL(request.url, 'http://localhost').pathname));
  const type = types[path.extname(file)];
  if (!type || !existsSync(file)) return answer(request, response);
  response.setHeader('Content-Type', type);
  createReadStream(file).pipe(response);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
