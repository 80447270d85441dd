import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';

const answerWithinMs = 10_000;
const dayMs = 24 * 60 * 60_000;
const soonMs = 14 * dayMs;
/** Short-lived certificates are renewed later than 14 days before their end. */
const soonShare = 0.25;

/**
 * Matches the codes of errors that a browser would show, too. Other errors, such as a refused connection, say nothing
 * about the certificate: a server may be unable to reach its own public address.
 */
const ofCertificate = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_)/;

/**
 * Connects to a site by HTTPS as a browser does. Returns the error if there is no valid certificate, or one that should
 * have been renewed (`CERT_ENDS_SOON`); undefined if there is no fault, or if the site cannot be reached from here.
 */
export async function certificateFault(url: URL, now = Date.now()): Promise<Error | undefined> {
  const { hostname: host, port } = url;
  const socket = connect({ host, port: Number(port || 443), servername: isIP(host) ? '' : host });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(answerWithinMs) });
    return endsSoon(socket.getPeerCertificate(), now)
      ? Object.assign(new Error('the certificate ends soon'), { code: 'CERT_ENDS_SOON' })
      : undefined;
  } catch (error) {
    return ofCertificate.test((error as NodeJS.ErrnoException).code ?? '') ? (error as Error) : undefined;
  } finally {
    socket.destroy();
  }
}

function endsSoon({ valid_from, valid_to }: PeerCertificate, now: number): boolean {
  const end = Date.parse(valid_to);
  return end - now < Math.min(soonMs, (end - Date.parse(valid_from)) * soonShare);
}
