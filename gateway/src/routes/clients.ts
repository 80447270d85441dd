import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { isPrivateAddress, plainAddress } from '@sandhill/platform/http/client-address.js';
import { GatewayConfig } from '../gateway.config.js';

export interface Client {
  address: string;
  /** A private address may stand for all visitors at once, so nothing is counted by it. */
  isHidden: boolean;
}

/** Knows who is at the other end of the public server. */
@Injectable()
export class Clients {
  private hiddenSeen = false;

  constructor(private readonly config: GatewayConfig) {}

  /** The last entry of `X-Forwarded-For` is our own public server's; the ones before it are anybody's. */
  of({ headers, socket }: IncomingMessage): Client {
    const forwarded = this.config.TRUST_FORWARDED_FOR ? lastEntry(headers['x-forwarded-for']) : undefined;
    const fromHeader = plainAddress(forwarded);
    const address = fromHeader === 'unknown' ? plainAddress(socket.remoteAddress) : fromHeader;
    const isHidden = isPrivateAddress(address);
    this.hiddenSeen ||= isHidden;
    return { address, isHidden };
  }

  /** Whether a client's own address was missing since this process started. */
  get areHidden(): boolean {
    return this.hiddenSeen;
  }
}

function lastEntry(header: string | string[] | undefined): string | undefined {
  return String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
}
