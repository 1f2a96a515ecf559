// Builds the page in the mode of the first argument, and writes into it what a server renders.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

const [mode] = process.argv.slice(2);
await build({ mode });
await build({ mode, build: { ssr: 'src/server.jsx', outDir: 'server' } });
const { html } = await import('./server/server.js');
const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', page.replace('<div id="app">', `$&${html}`));
