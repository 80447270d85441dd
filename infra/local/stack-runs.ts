import { readRunningStack } from './stack-file.ts';

/** Ends with 0 if a process runs of the stack whose data folder is named. */
const [folder = ''] = process.argv.slice(2);
process.exit(readRunningStack(folder) ? 0 : 1);
