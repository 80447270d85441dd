import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { LeadsConfig } from '../../config/leads.config.js';
import { isPublicAddress } from './public-address.js';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Decides whether this service may send requests to a URL that people entered. Tests replace it. */
@Injectable()
export class ExternalUrlPolicy {
  /** Time limit for a request in milliseconds, from resolving the name to the status of the response. */
  readonly timeoutMs: number = 15_000;

  /** Time limit for the rest of the response, in milliseconds. */
  readonly restTimeoutMs: number = 2_000;

  constructor(private readonly config: LeadsConfig) {}

  /**
   * Whether URLs may use plain HTTP. They may if internal addresses are allowed, because internal services often have no
   * TLS.
   */
  get allowsHttp(): boolean {
    return this.config.allowsPrivateHooks;
  }

  isOpen(address: string): boolean {
    return this.config.allowsPrivateHooks || isPublicAddress(address);
  }

  /** @throws if the host name has no IP address */
  resolve(name: string): Promise<ResolvedAddress[]> {
    return lookup(name, { all: true });
  }
}
