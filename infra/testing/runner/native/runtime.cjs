const { createRequire, registerHooks } = require('node:module');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');
const current = require('./current.cjs');

const esm = {
  instrument: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/** Paths of Jest's source maps for all modules that the worker has loaded, by URL. */
const sourceMaps = new Map();

/**
 * Loads test files as Node itself does, instead of into a separate context. The product's modules, and the code that V8
 * has compiled for them, stay loaded for the worker's next file. Modules of tests are loaded again for each file. A
 * test must restore everything that it changes in the product, and end everything that it starts. Transforms and module
 * names are those of jest.config.mjs.
 */
module.exports = class NativeRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, transformer, ...rest);
    current.file = { number: (current.file?.number ?? 0) + 1, transformer, resolver };
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  requireModule(path) {
    return require(path);
  }

  /** Loads the test framework again for each test file, so that it has no tests and hooks of previous files. */
  requireInternalModule(path) {
    for (const name of Object.keys(require.cache))
      if (name.includes('/jest-circus/')) delete require.cache[name];
    // Otherwise, the framework would pass each event to the handlers of all previous files, too.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return createRequire(path)(path);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    current.jest = this.jestGlobals.jestObjectFor(__filename);
  }

  getSourceMaps() {
    return sourceMaps;
  }
};
module.exports.default = module.exports;

const isOurs = (url) => url?.startsWith('file:') && !url.includes('/node_modules/');
const conditions = ['node', 'import', 'default'];
const globals = pathToFileURL(require.resolve('./globals.mjs')).href;

/** Returns the URL to which jest.config.mjs maps a module name; undefined if the name is not mapped. */
function mapped(name, importer) {
  if (name === '@jest/globals') return globals;
  const path = current.file.resolver.resolveStubModuleName(fileURLToPath(importer), name, { conditions });
  return path && pathToFileURL(path).href;
}

/** Returns whether a module is ours, but not the product's own code. */
const isTestCode = (url) => isOurs(url) && !url.includes('/src/') && url.endsWith('.ts');

registerHooks({
  resolve(name, context, next) {
    if (!current.file || !isOurs(context.parentURL)) return next(name, context);
    const url = mapped(name, context.parentURL);
    const resolved = url ? { url, shortCircuit: true } : next(name, context);
    if (!isTestCode(resolved.url)) return resolved;
    return { ...resolved, url: `${resolved.url}?${current.file.number}` };
  },
  load(url, context, next) {
    const { pathname } = new URL(url);
    if (!current.file || !isOurs(url) || !pathname.endsWith('.ts')) return next(url, context);
    const { code, sourceMapPath } = current.file.transformer.transform(fileURLToPath(url), esm);
    if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
