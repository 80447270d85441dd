import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

/** Builds the renderer with all its packages into one folder, because it runs where the packages are not installed. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['source', ...defaultServerConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ssr: 'renderer/render.ts',
    outDir: 'dist-renderer',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: {
      // File names must match those in the scripts of the pages.
      output: { assetFileNames: 'assets/[name]-[hash:6][extname]' },
    },
  },
});
