import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

/** Everything the renderer needs in one folder: it runs where the site's packages are not installed. */
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
      // The pages name the same pictures as the scripts.
      output: { assetFileNames: 'assets/[name]-[hash:6][extname]' },
    },
  },
});
