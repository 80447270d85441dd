import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const api = 'http://127.0.0.1:8080';

/**
 * Modules of packages that every page needs. They form one script, which stays the same from release to release. RTK
 * Query is not included, because no page needs it at first.
 */
const libraries = {
  name: 'libraries',
  test: (id: string) =>
    /node_modules\/((react|react-dom|react-redux|react-router|react-router-dom|scheduler|redux|immer|reselect|use-sync-external-store|@reduxjs\/toolkit)\/|lucide-react\/dist\/esm\/(shared|Icon|context|createLucideIcon))/.test(
      id,
    ) && !/\/query\//.test(id),
};

/**
 * Entry modules of our own scripts. A module is put into the first script that needs it. If shared modules had scripts
 * of their own, there would be dozens of small ones, which compress badly. Modules that `main` needs stay in the first
 * script.
 */
const together = {
  main: ['main.ts'],
  site: [
    'app/start.tsx',
    'lib/page-head.tsx',
    'lib/page-metadata.ts',
    'components/site/rotation-controls.tsx',
    'components/ui/field.tsx',
    'components/ui/picture.tsx',
    'hooks/use-near-viewport.ts',
    'hooks/use-rotation.ts',
    'lib/guide-trail.ts',
    'lib/list-of-names.ts',
    'components/forms/draft-key.ts',
    'components/forms/has-text.ts',
    'content/plant-question.ts',
    '../../services/company/src/spanish-time.ts',
  ],
  form: [
    'features/quotes/components/quote-form.tsx',
    'components/site/form-section.tsx',
    'components/site/lazy-testimonials.ts',
  ],
};

function needs(file: string, id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (file === id) return true;
  if (seen.has(file) || file.includes('node_modules')) return false;
  seen.add(file);
  return graph.getModuleInfo(file)?.importedIds.some((imported) => needs(imported, id, graph, seen)) ?? false;
}

const ownCode: Rolldown.CodeSplittingGroup = {
  name: (id, graph) => {
    const isNeededBy = (file: string) => needs(path.join(import.meta.dirname, 'src', file), id, graph);
    const [name] = Object.entries(together).find(([, files]) => files.some(isNeededBy)) ?? [];
    return name === 'main' ? null : name;
  },
  test: (id) => !id.includes('node_modules'),
  // A module that only one script needs, such as an icon that only `start` shows, stays in that script. A shared script
  // with such modules would have to import that script, which would be a circular import.
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** Icons that at least five scripts of the site show. They form one script. */
const icons = { name: 'icons', test: /lucide-react\/dist\/esm\/icons/, minShareCount: 5 };

/**
 * Removes React Router's forms and scroll restoration. No page uses them, but the assignments of their `displayName`
 * prevent tree shaking.
 */
const withoutRouterForms: Plugin = {
  name: 'without-router-forms',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/ (React\d+\.forwardRef\()/g, ' /* @__PURE__ */ $1'),
  },
};

/**
 * Patterns for file names. Hashes are short, because scripts name over a hundred files and hashes cannot be compressed.
 */
const assetFileNames = 'assets/[name]-[hash:6][extname]';
const scriptFileNames = 'assets/[name]-[hash:7].js';

/**
 * Builds the service worker. Only pages of the admin area register it (src/lib/admin-worker.ts), so visitors load none
 * of its code.
 */
const adminWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/admin-worker',
  filename: 'admin-worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['assets/*.{js,css,woff2}', 'admin-theme.js', 'icon*.{png,svg}'],
    dontCacheBustURLsMatching: /^assets\//,
  },
});

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutRouterForms, adminWorker],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    // Visitors' browsers may be as old as this (decision P21).
    target: ['chrome104', 'safari15.4'],
    // Saves 1.6 kB on every page. Pages list their scripts themselves (renderer/page-html.ts), and late code imports
    // few other scripts.
    modulePreload: false,
    // Makes one stylesheet, which is inlined in public pages. Otherwise, late scripts would wait for a second copy of
    // the styles.
    cssCodeSplit: false,
    // Keeps pictures as separate files, because pictures inside a script delay the page.
    assetsInlineLimit: 0,
    // The renderer's template is made from the manifest.
    manifest: true,
    rolldownOptions: {
      // Keeps class fields as assignments. Otherwise, each becomes a call, which adds 200 bytes of script to each page.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        // File names must match those in the prerendered pages.
        assetFileNames,
        entryFileNames: scriptFileNames,
        chunkFileNames: scriptFileNames,
        codeSplitting: { groups: [libraries, icons, ownCode] },
      },
    },
  },
});
