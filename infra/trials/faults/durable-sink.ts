import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/**
 * A mail server that writes a mail to disk before it answers 250. It is a separate process, so that it can be killed.
 * Variables: PORT and FOLDER, which gets one `.eml` per mail. While the folder contains a file `silent`, mails get no
 * answer.
 */
const { PORT = '', FOLDER = '' } = process.env;
mkdirSync(FOLDER, { recursive: true });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData: (stream, _session, done) => void keep(stream, done),
});
server.on('error', () => undefined);
server.listen(Number(PORT), '127.0.0.1');

async function keep(stream: SMTPServerDataStream, done: (error?: Error) => void): Promise<void> {
  try {
    const name = randomUUID();
    const beginning = join(FOLDER, `${name}.part`);
    const file = await open(beginning, 'w');
    await file.writeFile(await buffer(stream));
    await file.sync();
    await file.close();
    await rename(beginning, join(FOLDER, `${name}.eml`));
  } catch (error) {
    done(error as Error);
    return;
  }
  if (!existsSync(join(FOLDER, 'silent'))) done();
}
