import { testMailCommand } from './mail/test-mail/test-mail.command.js';

/** `node dist/test-mail.js [address]`: prints what the mail server said. */
const { exitCode, says } = await testMailCommand(process.argv.slice(2), process.env);
process.stdout.write(`${says}\n`);
process.exitCode = exitCode;
