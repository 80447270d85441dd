import { heldMailCommand } from './mail/held/held-mail.command.js';

/** `node dist/held-mail.js [send|mark_sent]`: counts or releases held mail, which was `owed` in a restored backup. */
const { exitCode, message } = await heldMailCommand(process.argv.slice(2), process.env);
process.stdout.write(`${message}\n`);
process.exitCode = exitCode;
