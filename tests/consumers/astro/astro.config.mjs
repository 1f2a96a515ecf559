import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  // Astro adds the hashes of its own scripts and styles.
  experimental: {
    csp: {
      directives: ["default-src 'none'", "font-src 'self'", 'img-src data:', "connect-src 'self'"],
    },
  },
});
