import { createServer, type Socket } from 'node:net';

/**
 * Runs a mail server that accepts every mail and discards it. The server is a separate process, so that its processor
 * time can be measured separately. It sends its port and the number of accepted mails to its parent.
 */
const tellEveryMs = 50;
const endOfMail = Buffer.from('\r\n.\r\n');
let taken = 0;

const server = createServer({ noDelay: true }, serve);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
let told = 0;
setInterval(() => {
  if (taken > told) process.send?.({ taken });
  told = taken;
}, tellEveryMs);
process.once('disconnect', () => process.exit());

function serve(socket: Socket): void {
  let rest: Buffer = Buffer.alloc(0);
  let isMail = false;
  socket.on('error', () => undefined);
  socket.write('220 null ESMTP\r\n');
  socket.on('data', (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (;;) {
      const end = isMail ? rest.indexOf(endOfMail) : rest.indexOf('\n');
      if (end === -1) break;
      if (isMail) {
        rest = rest.subarray(end + endOfMail.length);
        isMail = false;
        taken += 1;
        socket.write('250 taken\r\n');
      } else {
        const command = rest.toString('latin1', 0, 4).toUpperCase();
        rest = rest.subarray(end + 1);
        isMail = command === 'DATA';
        socket.write(answerTo(command));
      }
    }
    // Only the end of each mail is needed, so the rest is discarded.
    if (isMail) rest = rest.subarray(Math.max(0, rest.length - endOfMail.length + 1));
  });
}

function answerTo(command: string): string {
  if (command === 'EHLO') return '250-null\r\n250-8BITMIME\r\n250 SMTPUTF8\r\n';
  if (command === 'DATA') return '354 go on\r\n';
  return command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
}
