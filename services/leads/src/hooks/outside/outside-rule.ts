import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { LeadsConfig } from '../../config/leads.config.js';
import { isPublicAddress } from './public-address.js';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Where this service may send what people outside asked for. Tests replace it. */
@Injectable()
export class OutsideRule {
  /** How long an answer may take, with everything before it. */
  readonly timeoutMs: number = 15_000;

  constructor(private readonly config: LeadsConfig) {}

  /** Only over TLS, unless addresses inside are allowed: services there often have none. */
  get allowsHttp(): boolean {
    return this.config.allowsPrivateHooks;
  }

  isOpen(address: string): boolean {
    return this.config.allowsPrivateHooks || isPublicAddress(address);
  }

  /** All addresses of a name. @throws if it has none */
  resolve(name: string): Promise<ResolvedAddress[]> {
    return lookup(name, { all: true });
  }
}
