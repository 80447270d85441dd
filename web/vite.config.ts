import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const api = 'http://127.0.0.1:8080';

/**
 * Modules that every page needs of others are one script, which stays the same from release to release; RTK Query is needed by
 * none at first.
 */
const libraries = {
  name: 'libraries',
  test: (id: string) =>
    /node_modules\/((react|react-dom|react-redux|react-router|react-router-dom|scheduler|redux|immer|reselect|use-sync-external-store|@reduxjs\/toolkit)\/|lucide-react\/dist\/esm\/(shared|Icon|context|createLucideIcon))/.test(
      id,
    ) && !/\/query\//.test(id),
};

/**
 * Our own code that arrives together, each module with the first that needs it. By who shares what it would be dozens of small
 * scripts, which compress badly. What the first script needs stays in that.
 */
const together = {
  main: ['main.ts'],
  site: [
    'app/start.tsx',
    'lib/page-head.tsx',
    'lib/page-words.ts',
    'components/site/rotation-controls.tsx',
    'components/ui/field.tsx',
    'components/ui/picture.tsx',
    'hooks/use-near-viewport.ts',
    'hooks/use-rotation.ts',
    'lib/guide-trail.ts',
    'lib/list-of-names.ts',
    'content/plant-question.ts',
  ],
  form: [
    'features/quotes/components/quote-form.tsx',
    'components/site/form-section.tsx',
    'components/site/late-voices.ts',
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
  // The start's own modules are one script, beside the icons that it alone shows: a script of both would need that one back.
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** Icons that five or more parts of the site show. */
const icons = { name: 'icons', test: /lucide-react\/dist\/esm\/icons/, minShareCount: 5 };

/** React Router's forms and scroll restoration, which no page uses, would stay because of their names for developers' tools. */
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

/** Short hashes: scripts name more than a hundred files, and nothing in a hash can be compressed. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';
const scriptFileNames = 'assets/[name]-[hash:7].js';

/** Only pages of the admin area register it (src/lib/admin-worker.ts): visitors have no worker and no line of its code. */
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
        codeSplitting: { groups: [libraries, icons, ownCode] },
      },
    },
  },
});
