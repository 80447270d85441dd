import { testMailCommand } from './mail/test-mail/test-mail.command.js';

/** `node dist/test-mail.js [address]`: sends a test mail and prints the mail server's answer. */
const { exitCode, message } = await testMailCommand(process.argv.slice(2), process.env);
process.stdout.write(`${message}\n`);
process.exitCode = exitCode;
