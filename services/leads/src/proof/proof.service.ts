import { Injectable } from '@nestjs/common';
import { SiteNow } from '@sandhill/platform/site/site-now.js';
import { LeadsConfig } from '../config/leads.config.js';
import { proofMoment } from './proof-hours.js';
import type { Proof } from './proof.entity.js';
import type { ProofResponse } from './proof.response.js';
import { ProofsRepository } from './proofs.repository.js';

/** What staff see of the daily test lead. */
@Injectable()
export class ProofService {
  constructor(
    private readonly config: LeadsConfig,
    private readonly proofs: ProofsRepository,
    private readonly site: SiteNow,
  ) {}

  async read(now = new Date()): Promise<ProofResponse> {
    if (!this.config.proofUrl) return { at: null, seconds: null, state: 'off' };
    const proof = await this.proofs.latest();
    if (!proof) return { at: null, seconds: null, state: 'none' };
    const at = proof.begunAt?.toISOString() ?? null;
    if (proof.arrivedAt) return { at, seconds: secondsOf(proof), state: 'ok' };
    const { day, isDue } = proofMoment(this.site.current, now);
    const isUnderWay = proof.day === day && !isDue && proof.toldAt === null;
    return { at, seconds: null, state: isUnderWay ? 'none' : 'late' };
  }
}

function secondsOf({ begunAt, arrivedAt }: Proof): number | null {
  if (!begunAt || !arrivedAt) return null;
  return Math.round((arrivedAt.getTime() - begunAt.getTime()) / 100) / 10;
}
