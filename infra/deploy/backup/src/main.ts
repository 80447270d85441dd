import { rmSync, writeFileSync } from 'node:fs';
import { identityToRecipient } from 'age-encryption';
import { forget } from './restore/forget.js';
import { checkBackup } from './restore/check-backup.js';
import { checkRestore, restore, type Restored } from './restore/restore.js';
import {
  keyOfThisMachine,
  opensNewBackups,
  problemsOf,
  readKey,
  readSeal,
  readSigner,
  readSource,
  readStack,
  readTargets,
  type Environment,
} from './run/settings.js';
import { makeOnce } from './run/make-once.js';
import { serve } from './run/serve.js';
import { chooseSet } from './set/backup-set.js';
import { verifySet } from './set/verify-set.js';
import { withClient } from './stack/connect.js';
import { withRunLock } from './stack/run-lock.js';
import { addressOf } from './stack/stack.js';
import { signerLine } from './target/signature.js';
import { describeError, UserError } from './user-error.js';

/**
 * The commands of `main.js serve|make|verify|check-backup|check|restore|forget|key|settings`. The README lists the
 * variables of each.
 */
const commands: Record<string, (environment: Environment) => Promise<number>> = {
  serve: async (environment) => serve(environment).then(() => 0),
  make,
  verify,
  'check-backup': checkAlone,
  check,
  restore: bringBack,
  forget: dropAside,
  key: showKey,
  settings: checkSettings,
};

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function make(environment: Environment): Promise<number> {
  const [stack, targets, seal] = [readStack(environment), readTargets(environment), readSeal(environment)];
  const { missing, failures } = await makeOnce({ stack, targets, seal, say });
  const identity = keyOfThisMachine(environment);
  if (failures.length === 0 && identity && (await opensNewBackups(environment, identity)))
    say('Only the key on this machine opens it: `make backup-key` shows the key. Keep it elsewhere too.');
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  return missing === 0 && failures.length === 0 ? 0 : 1;
}

async function verify(environment: Environment): Promise<number> {
  const [target, key] = [readSource(environment), readKey(environment)];
  const name = await chooseSet(target, environment['AT'] || undefined);
  const { problems, objects, isOpened } = await verifySet(target, name, key);
  for (const problem of problems) say(problem);
  if (problems.length > 0) return 1;
  say(`The backup ${name} is whole: databases, keys and objects (${objects}).`);
  say(
    isOpened
      ? 'The key opens it, and each row has its objects.'
      : 'Without the key only the checksums were checked: KEY=file also checks that the backup opens, and that each row has its objects.',
  );
  return 0;
}

/** Checks the backup before there is a stack to restore it into. */
async function checkAlone(environment: Environment): Promise<number> {
  await checkBackup(whatToRestore(environment));
  return 0;
}

async function check(environment: Environment): Promise<number> {
  await checkRestore(readStack(environment), whatToRestore(environment));
  return 0;
}

function whatToRestore(environment: Environment) {
  const [target, key] = [readSource(environment), readKey(environment)];
  if (!key) throw new UserError('The key of the backups is not on this machine: set KEY=file.');
  return {
    target,
    key,
    at: environment['AT'] || undefined,
    isForced: environment['FORCE'] === '1',
    skipsDamaged: environment['SKIP_DAMAGED'] === '1',
    now: new Date(),
  };
}

async function bringBack(environment: Environment): Promise<number> {
  const begun = performance.now();
  report(
    await restore(readStack(environment), { ...whatToRestore(environment), say, onExchange: ignoreSignals }),
  );
  say(`It took ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  return 0;
}

/**
 * Ignores signals during the exchange of the data. An interrupted exchange could combine the databases of one time with
 * the keys of another.
 */
function ignoreSignals(): void {
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}

function report({ missing, leads, pictures, accounts, heldMails, aside }: Restored): void {
  if (leads || pictures || accounts)
    say(
      `Done again from the ledger: leads erased: ${leads ?? 0}, pictures erased: ${pictures ?? 0}, accounts disabled: ${accounts ?? 0}.`,
    );
  for (const place of missing) say(`Restored without ${place}`);
  if (heldMails)
    say(
      `Emails held back, because they may have gone out since the backup was made: ${heldMails}. \`make held-mail\` sends them or marks them as sent.`,
    );
  say(`The earlier data is in ${aside.join(', ')}, until the next restore or \`make restore-forget\`.`);
}

async function dropAside(environment: Environment): Promise<number> {
  const stack = readStack(environment);
  const names = await withRunLock(stack, () =>
    withClient(addressOf(stack, 'postgres'), (server) => forget(stack, server)),
  );
  say(names.length === 0 ? 'Nothing was set aside.' : `Dropped: ${names.join(', ')}.`);
  return 0;
}

async function showKey(environment: Environment): Promise<number> {
  const [identity, signer] = [keyOfThisMachine(environment), readSigner(environment)];
  // A key file that the operator made needs this line, too.
  if (signer) say(signerLine(signer));
  if (!identity)
    throw new UserError(
      'The key is not on this machine: it was removed, or BACKUP_RECIPIENT names another one. Its file also needs the line "# signer:".',
    );
  say(`# public key: ${await identityToRecipient(identity)}`);
  say(identity);
  process.stderr.write(
    'Keep these lines off this machine, as a file: `make restore KEY=file` needs it when the machine is lost.\n' +
      'Without it no one can read a backup.\n',
  );
  if (!(await opensNewBackups(environment, identity)))
    process.stderr.write(
      'This key opens only earlier backups: BACKUP_RECIPIENT names another key, whose file also needs the line "# signer:".\n',
    );
  if (environment['REMOVE'] === '1') {
    rmSync(environment['BACKUP_IDENTITY_FILE'] ?? '');
    process.stderr.write('The key is no longer on this machine.\n');
  }
  return 0;
}

/** Writes the problems of the settings to the file `SETTINGS_REPORT`, or to standard error, one per line. */
async function checkSettings(environment: Environment): Promise<number> {
  const problems = problemsOf(environment);
  writeFileSync(
    environment['SETTINGS_REPORT'] ?? '/dev/stderr',
    problems.map((line) => `${line}\n`).join(''),
  );
  return 0;
}

const [name = 'serve'] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new UserError(`There is no ${name}: ${Object.keys(commands).join(', ')}.`);
  process.exit(await command(process.env));
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
