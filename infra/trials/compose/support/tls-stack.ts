import { setDefaultCACertificates } from 'node:tls';
import { freePorts } from '../../../local/servers/free-port.ts';
import { ComposeStack } from './compose-stack.ts';

interface TlsStack {
  stack: ComposeStack;
  /** HTTPS URL of the site, through Caddy. */
  url: string;
  httpPort: number;
  httpsPort: number;
  /** Certificate of Caddy's own authority, which this process trusts. */
  ca: string;
}

/**
 * Runs the product in demo mode with the profile `tls`. Certificates come from Caddy's own authority instead of a
 * public one.
 */
export async function withTls<Result>(act: (tls: TlsStack) => Promise<Result>): Promise<Result> {
  const [httpPort = 0, httpsPort = 0] = await freePorts(2);
  const url = `https://localhost:${httpsPort}`;
  const variables = {
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    OTHER_DOMAINS: 'www.localhost',
    BIND_ADDRESS: '127.0.0.1',
    PUBLIC_URL: url,
  };
  const stack = await ComposeStack.prepared('tls', { profiles: ['tls'], variables });
  try {
    await stack.up();
    const root = '/data/caddy/pki/authorities/local/root.crt';
    const ca = await stack.must('docker', ['compose', 'exec', '-T', 'caddy', 'cat', root]);
    setDefaultCACertificates([ca]);
    return await act({ stack, url, httpPort, httpsPort, ca });
  } finally {
    await stack.down();
  }
}
