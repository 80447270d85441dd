import { heldMailCommand } from './mail/held/held-mail.command.js';

<<<<<<< HEAD
/**
 * `node dist/held-mail.js [send|mark_sent]`: counts or releases the mails held because a restored backup lists them as
 * unsent.
 */
=======
/** `node dist/held-mail.js [send|mark_sent]`: counts or releases held mail, which was `owed` in a restored backup. */
>>>>>>> wt-plain2
const { exitCode, message } = await heldMailCommand(process.argv.slice(2), process.env);
process.stdout.write(`${message}\n`);
process.exitCode = exitCode;
