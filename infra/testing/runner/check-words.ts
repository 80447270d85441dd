import { forbiddenTurns } from './forbidden-turns.ts';
import { trackedFiles } from './tracked-files.ts';

/**
 * Checks that comments, texts and documents are in plain English: no file may contain a turn of phrase from the list.
 */
const patterns = [
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.cjs',
  '*.css',
  '*.conf',
  '*.sh',
  '*.yml',
  '*.md',
  '*.env',
  '*Dockerfile',
  'Makefile',
  '.env.example',
];

/** Matches files that quote the turns, contain other people's words, or are generated. */
const excepted =
  /^docs\/contributing\.md$|forbidden-turns|supply\.int-spec|common-words\.ts$|\/generated\/|-descriptions\.ts$|\/labelled-messages\//;

const faults = [...trackedFiles(...patterns)]
  .filter(([path]) => !excepted.test(path))
  .flatMap(([path, text]) => forbiddenTurns(path, text));

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
