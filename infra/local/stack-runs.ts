import { readRunningStack } from './stack-file.ts';

/** Exits with 0 if a process of the stack with this data folder is running, otherwise with 1. */
const [folder = ''] = process.argv.slice(2);
process.exit(readRunningStack(folder) ? 0 : 1);
