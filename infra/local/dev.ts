import { runStack } from './run-stack.ts';
import { watchServices } from './watch-services.ts';

// The stack of `make start` on the sources: services are built and started again on a change, the web comes from Vite.
await runStack({ isDevelopment: true, onReady: (supervisor) => void watchServices(supervisor) });
