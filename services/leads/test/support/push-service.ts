import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushKeyResponse } from '../../src/push/push-devices.dto.js';
import type { Desk } from './desk.js';

interface ReceivedPush {
  message: { title: string; url: string; tag: string };
  headers: IncomingMessage['headers'];
  /** The encrypted body as it was sent, one character per byte. */
  raw: string;
}

const noBytes = Buffer.alloc(1);

/** A browser and its push service in one: it decrypts what it gets (RFC 8291) and checks who sent it (RFC 8292). */
export class PushService {
  readonly received: ReceivedPush[] = [];
  status = 201;
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  private constructor(private readonly publicKey: string) {
    this.ecdh.generateKeys();
  }

  /** @param publicKey the site's, with which the browser subscribes */
  static async start(publicKey: string): Promise<PushService> {
    const service = new PushService(publicKey);
    service.server.listen(0, '127.0.0.1');
    await once(service.server, 'listening');
    return service;
  }

  /** A device on which a member of staff wants to be told. */
  static async of(desk: Desk): Promise<PushService> {
    const key = await desk.ask<PushKeyResponse>('GET', '/api/push-devices/key');
    const service = await PushService.start(key.body.publicKey);
    await desk.call('POST', '/api/push-devices', service.subscription);
    return service;
  }

  get subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const { port } = this.server.address() as AddressInfo;
    const keys = { p256dh: this.ecdh.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: `http://127.0.0.1:${port}/push/1`, keys };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (this.status < 300 && !this.isFromSite(request)) {
      response.writeHead(403).end();
      return;
    }
    if (this.status < 300) {
      const message = JSON.parse(this.decrypt(body)) as ReceivedPush['message'];
      this.received.push({ message, headers: request.headers, raw: body.toString('latin1') });
    }
    response.writeHead(this.status).end();
  }

  private isFromSite({ headers }: IncomingMessage): boolean {
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const [head, claims, signature = ''] = token.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return isSigned && key === this.publicKey;
  }

  private decrypt(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = this.ecdh.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info'), noBytes, this.ecdh.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(
        hkdfSync(
          'sha256',
          secret,
          salt,
          Buffer.concat([Buffer.from(`Content-Encoding: ${name}`), noBytes]),
          length,
        ),
      );
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}
