import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = 'http://127.0.0.1:8080';

/**
 * What every page needs of others is one script, which stays the same from release to release; RTK Query is needed by
 * none at first.
 */
const libraries = {
  name: 'libraries',
  test: (id: string) =>
    /node_modules\/(react|react-dom|react-redux|react-router|react-router-dom|scheduler|redux|immer|reselect|use-sync-external-store|@reduxjs\/toolkit)\//.test(
      id,
    ) && !/\/query\//.test(id),
};

/** Short hashes: scripts name more than a hundred files, and nothing in a hash can be compressed. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';
const scriptFileNames = 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    // 1.6 kB less on every page: pages list their scripts themselves (renderer/page-html.ts), and late code has few of its own.
    modulePreload: false,
    // One file, which public pages bring inlined: a late script would wait for a second copy of it otherwise.
    cssCodeSplit: false,
    // Pictures stay files: a picture within a script delays the page.
    assetsInlineLimit: 0,
    // The renderer's template is made with it.
    manifest: true,
    rolldownOptions: {
      output: {
        // The prerendered pages name the same pictures as the scripts.
        assetFileNames,
        entryFileNames: scriptFileNames,
        chunkFileNames: scriptFileNames,
        codeSplitting: { groups: [libraries] },
      },
    },
  },
});
