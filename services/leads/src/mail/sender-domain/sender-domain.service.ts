import { Injectable } from '@nestjs/common';
import { LeadsConfig } from '../../config/leads.config.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import type { SenderDomainResponse } from './sender-domain.response.js';
import { SenderRecords } from './sender-records.js';

@Injectable()
export class SenderDomain {
  constructor(
    private readonly config: LeadsConfig,
    private readonly addresses: MailAddresses,
    private readonly records: SenderRecords,
  ) {}

  async read(): Promise<SenderDomainResponse> {
    const domain = this.addresses.domain.toLowerCase();
    const reportsTo = this.addresses.ofRole('office') ?? `postmaster@${domain}`;
    const records = await this.records.check({ domain, reportsTo, dkim: this.config.dkim });
    return { domain, records: records ?? null };
  }
}
