import { Injectable } from '@nestjs/common';
import { HeldMail } from '../held/held-mail.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { SendingPausesRepository } from '../notifications/sending-pauses.repository.js';
import { MailStateRepository } from './mail-state.repository.js';
import type { MailStateResponse } from './mail-state.response.js';

const maxFailures = 20;

@Injectable()
export class MailStateService {
  constructor(
    private readonly config: LeadsConfig,
    private readonly pauses: SendingPausesRepository,
    private readonly mail: MailStateRepository,
    private readonly heldMail: HeldMail,
  ) {}

  async read(): Promise<MailStateResponse> {
    const [{ sendsBy, mainPause }, { owedCount, oldestOwedAt, openFateCount }, failed, heldCount] =
      await Promise.all([
        this.pauses.state(),
        this.mail.owed(),
        this.mail.failed(maxFailures),
        this.heldMail.count(),
      ]);
    return {
      mode: this.config.SITE_MODE,
      sendsBy,
      hasFallbackServer: this.config.hasFallbackServer,
      isPaused: sendsBy === null,
      pausedCause: mainPause?.cause ?? null,
      pausedReason: mainPause?.reason ?? null,
      pausedSince: mainPause?.since.toISOString() ?? null,
      owedCount,
      oldestOwedAt: oldestOwedAt?.toISOString() ?? null,
      heldCount,
      openFateCount,
      failedCount: failed[0]?.failedCount ?? 0,
      failures: failed.map(({ failedCount: _failedCount, owedSince, ...failure }) => ({
        ...failure,
        owedSince: owedSince.toISOString(),
      })),
    };
  }
}
