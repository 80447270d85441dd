import { Injectable } from '@nestjs/common';
import { demoPublicUrl } from '@sandhill/platform/config/public-url.js';
import { certificateFault } from '@sandhill/platform/http/certificate-fault.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { LeadsConfig } from '../../config/leads.config.js';

/** Checks the certificates of a live site, which may have failed to renew without any part being down. */
@Injectable()
export class SiteCertificate extends PeriodicWork {
  /** The name whose certificate has the fault that the last check found. */
  name?: string;
  private fault?: Error;

  constructor(private readonly config: LeadsConfig) {
    super({ name: 'site-certificate', everyMs: 60_000 });
  }

  get isChecked(): boolean {
    return this.config.SITE_MODE === 'live' && this.address.protocol === 'https:';
  }

  async run(): Promise<void> {
    if (!this.isChecked) return;
    const names = [this.address.hostname, ...this.config.otherDomains];
    const faults = await Promise.all(names.map((name) => certificateFault(this.addressOf(name))));
    const found = faults.findIndex((fault) => fault !== undefined);
    this.fault = faults[found];
    this.name = names[found];
  }

  /** @throws the fault that the last check found */
  async check(): Promise<void> {
    if (this.fault) throw this.fault;
  }

  private get address(): URL {
    return new URL(this.config.PUBLIC_URL ?? demoPublicUrl);
  }

  private addressOf(name: string): URL {
    const url = this.address;
    url.hostname = name;
    return url;
  }
}
