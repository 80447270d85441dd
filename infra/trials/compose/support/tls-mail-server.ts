import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

interface TlsMailServer {
  port: number;
  password: string;
  /** File with the certificate of the authority that signed the server's certificate. */
  authorityFile: string;
  mails: Array<{ to: string[]; text: string; wasSecure: boolean; user: string }>;
  stop: () => Promise<void>;
}

/** Starts a mail server that accepts mail only after STARTTLS and AUTH. Its certificate is from a private authority. */
export async function startTlsMailServer(name: string): Promise<TlsMailServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-tls-'));
  const { key, cert, authorityFile } = makeCertificate(folder, name);
  const password = `pw-${Math.random().toString(36).slice(2)}`;
  const mails: TlsMailServer['mails'] = [];
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession, done: () => void) => {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    mails.push({ to, text: await text(stream), wasSecure: session.secure, user: String(session.user) });
    done();
  };
  const server = new SMTPServer({
    key,
    cert,
    logger: false,
    // Clients must not sign in over an unencrypted connection.
    allowInsecureAuth: false,
    authOptional: false,
    onAuth: (given, _session, done) =>
      given.username === 'office' && given.password === password
        ? done(null, { user: 'office' })
        : done(new Error('535 5.7.8 wrong password')),
    onData: (stream, session, done) => void take(stream, session, done),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.server.address() as AddressInfo;
  const stop = async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    rmSync(folder, { recursive: true });
  };
  return { port, password, authorityFile, mails, stop };
}

function makeCertificate(folder: string, name: string) {
  const file = (path: string) => join(folder, path);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const aKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  openssl(
    'req',
    '-x509',
    ...aKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=Authority of the test',
  );
  openssl('req', ...aKey.slice(0, -2), '-keyout', 'key.pem', '-out', 'request.pem', '-subj', `/CN=${name}`);
  writeFileSync(file('names'), `subjectAltName=DNS:${name}\n`);
  const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-days', '2', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'request.pem', ...signing, '-out', 'cert.pem');
  return {
    key: readFileSync(file('key.pem')),
    cert: readFileSync(file('cert.pem')),
    authorityFile: file('ca.pem'),
  };
}
