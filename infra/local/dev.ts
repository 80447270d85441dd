import { runStack } from './run-stack.ts';
import { compiledCodeFolder } from './settings.ts';
import { watchServices } from './watch-services.ts';

process.env['NODE_COMPILE_CACHE'] ??= compiledCodeFolder;
// The stack of `make start` on the sources: services are built and started again on a change, the web comes from Vite.
await runStack({ isDevelopment: true, onReady: (supervisor) => void watchServices(supervisor) });
