import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import { ExternalRequestFailure } from './external.errors.js';
import { ExternalUrlPolicy, type ResolvedAddress } from './external-url-policy.js';

const maxAnswerBytes = 64_000;

interface ExternalRequest {
  headers: Record<string, string>;
  body: string | Buffer;
}

/**
 * Posts to URLs that people entered, and prevents requests into the internal network (SSRF). For each request, the host
 * name is resolved, all its IP addresses are checked, and the connection goes to a checked address, so that no DNS
 * answer can lead into the internal network. Redirects are not followed. The status may take 15 s and the rest of the
 * response, of which at most about 64 kB are read, 2 s more.
 */
@Injectable()
export class ExternalClient {
  constructor(private readonly rule: ExternalUrlPolicy) {}

  /** Checks a URL without sending a request. @throws ExternalRequestFailure */
  async check(address: string): Promise<void> {
    await withTimeout(this.rule.timeoutMs, () => this.target(address)).catch((error: unknown) => {
      throw asFailure(error);
    });
  }

  /**
   * @returns the HTTP status of the response, even if the response then breaks off or does not end
   *
   * @throws ExternalRequestFailure
   */
  async post(address: string, request: ExternalRequest): Promise<number> {
    const { timeoutMs, restTimeoutMs } = this.rule;
    const answer = await withTimeout(timeoutMs, (late) => this.send(address, request, late)).catch(
      (error: unknown) => {
        throw asFailure(error);
      },
    );
    await withTimeout(restTimeoutMs, () => readSome(answer)).catch(() => undefined);
    answer.destroy();
    return answer.statusCode ?? 0;
  }

  private async send(
    address: string,
    { headers, body }: ExternalRequest,
    late: AbortSignal,
  ): Promise<IncomingMessage> {
    const { url, pinned } = await this.target(address);
    late.throwIfAborted();
    const start = url.protocol === 'https:' ? requestHttps : requestHttp;
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const outgoing = start(url, {
      method: 'POST',
      headers: { ...headers, ...length },
      lookup: always(pinned),
      agent: false,
      signal: late,
    });
    outgoing.on('error', () => undefined);
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return answer;
  }

  private async target(address: string): Promise<{ url: URL; pinned: ResolvedAddress }> {
    const url = this.urlOf(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const version = isIP(host);
    const found = version ? [{ address: host, family: version }] : await this.resolve(host);
    const [pinned] = found;
    if (!pinned || !found.every((one) => this.rule.isOpen(one.address)))
      throw new ExternalRequestFailure('address_closed');
    return { url, pinned };
  }

  private urlOf(address: string): URL {
    const url = URL.parse(address);
    const schemes = this.rule.allowsHttp ? ['https:', 'http:'] : ['https:'];
    // `URL.parse` also accepts `https:host`.
    const isWhole = /^https?:\/\/[^/]/i.test(address);
    if (!url || !isWhole || !schemes.includes(url.protocol) || url.username || url.password)
      throw new ExternalRequestFailure('address_invalid');
    return url;
  }

  private async resolve(name: string): Promise<ResolvedAddress[]> {
    try {
      return await this.rule.resolve(name);
    } catch (cause) {
      throw new ExternalRequestFailure('name_unknown', { cause });
    }
  }
}

/**
 * Returns a lookup function that always gives the checked IP address, even if the name has another address in the
 * meantime.
 */
function always({ address, family }: ResolvedAddress): LookupFunction {
  return (_name, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

/** Reads the response up to the limit and discards it, so that the server can finish sending. */
async function readSome(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxAnswerBytes) break;
  }
}

const certificate = /CERT|SELF_SIGNED|UNABLE_TO|ISSUER|ALTNAME|^ERR_(SSL|TLS)|^EPROTO/;

function asFailure(error: unknown): ExternalRequestFailure {
  if (error instanceof ExternalRequestFailure) return error;
  const { code = '', name = '' } = (error ?? {}) as NodeJS.ErrnoException;
  if (certificate.test(code)) return new ExternalRequestFailure('tls', { cause: error });
  const isLate = code === '' || code === 'ABORT_ERR' || name === 'AbortError' || code === 'ETIMEDOUT';
  return new ExternalRequestFailure(isLate ? 'timeout' : 'not_reached', { cause: error });
}
