import { Injectable } from '@nestjs/common';
import { demoPublicUrl } from '@sandhill/platform/config/public-url.js';
import { certificateFault } from '@sandhill/platform/http/certificate-fault.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { LeadsConfig } from '../../config/leads.config.js';

/** Checks the certificate of a live site, which may have failed to renew without any part being down. */
@Injectable()
export class SiteCertificate extends PeriodicWork {
  private fault?: Error;

  constructor(private readonly config: LeadsConfig) {
    super({ name: 'site-certificate', everyMs: 60_000 });
  }

  get isChecked(): boolean {
    return this.config.SITE_MODE === 'live' && this.address.protocol === 'https:';
  }

  async run(): Promise<void> {
    if (this.isChecked) this.fault = await certificateFault(this.address);
  }

  /** @throws the fault that the last check found */
  async check(): Promise<void> {
    if (this.fault) throw this.fault;
  }

  private get address(): URL {
    return new URL(this.config.PUBLIC_URL ?? demoPublicUrl);
  }
}
