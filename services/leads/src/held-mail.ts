import { heldMailCommand } from './mail/held/held-mail.command.js';

/** `node dist/held-mail.js [send|mark_sent]`: tells of, or releases, mail that a restored backup owed. */
const { exitCode, says } = await heldMailCommand(process.argv.slice(2), process.env);
process.stdout.write(`${says}\n`);
process.exitCode = exitCode;
