import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The mode names the file that is imported first. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '#styles': new URL(`src/${mode}.js`, import.meta.url).pathname } },
}));
