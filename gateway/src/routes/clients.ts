import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { isPrivateAddress, plainAddress } from '@sandhill/platform/http/client-address.js';
import { GatewayConfig } from '../gateway.config.js';

export interface Client {
  address: string;
  /**
   * Whether the IP address is private. It may belong to a proxy and stand for all visitors, so it has no limits of its
   * own.
   */
  isProxied: boolean;
}

@Injectable()
export class Clients {
  private proxiedSeen = false;

  constructor(private readonly config: GatewayConfig) {}

  /** Returns the client. Our public server sets only the last entry of `X-Forwarded-For`; the others may be forged. */
  of({ headers, socket }: IncomingMessage): Client {
    const forwarded = this.config.TRUST_FORWARDED_FOR ? lastEntry(headers['x-forwarded-for']) : undefined;
    const fromHeader = plainAddress(forwarded);
    const address = fromHeader === 'unknown' ? plainAddress(socket.remoteAddress) : fromHeader;
    const isProxied = isPrivateAddress(address);
    this.proxiedSeen ||= isProxied;
    return { address, isProxied };
  }

  /** Whether this process has seen a proxied client since its start. */
  get addressesAreProxied(): boolean {
    return this.proxiedSeen;
  }
}

function lastEntry(header: string | string[] | undefined): string | undefined {
  return String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
}
