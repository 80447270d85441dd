import { problemsOf } from './backup-folder.ts';

/** `make backup-verify` without Docker: says what is damaged or missing in FOLDER. */
const [folder = ''] = process.argv.slice(2);
const problems = await problemsOf(folder);
process.stdout.write(problems.length === 0 ? 'The backup is whole.\n' : `${problems.join('\n')}\n`);
process.exit(problems.length === 0 ? 0 : 1);
