import { runStack } from './run-stack.ts';
import { watchServices } from './watch-services.ts';

// Runs the stack of `make start` from sources: services restart after a change, and Vite serves the web.
await runStack({ isDevelopment: true, onReady: (supervisor) => void watchServices(supervisor) });
