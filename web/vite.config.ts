import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Built into the Python package. Names carry a hash of their contents, so that browsers may keep them for ever;
// no script stands in the page itself, as its content security policy forbids that.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/theogony/server/assets',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
});
