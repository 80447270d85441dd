import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const api = 'http://127.0.0.1:8080';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    // Pictures stay files: a picture within a script delays the page.
    assetsInlineLimit: 0,
    // The prerenderer finds each page's script and style in it, and removes it.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
  },
}));
