import { heldMailCommand } from './mail/held/held-mail.command.js';

/**
 * `node dist/held-mail.js [send|mark_sent]`: counts held mails, sends them, or marks them as sent. A mail is held if it
 * was unsent when a restored backup was made.
 */
const { exitCode, message } = await heldMailCommand(process.argv.slice(2), process.env);
process.stdout.write(`${message}\n`);
process.exitCode = exitCode;
