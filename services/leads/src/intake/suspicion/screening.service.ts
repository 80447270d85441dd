import { Injectable } from '@nestjs/common';
import type { Lead } from '../../model/lead.entity.js';
import type { Urgency } from '../../model/urgency.js';
import type { MarkedText } from '../../spam-marks/spam-tokens.js';
import { SpamFilter } from '../../spam-marks/spam-filter.service.js';
import { RepeatsRepository } from './repeats.repository.js';
import { isSuspect, type SpamSignals } from './suspicion.js';

interface Screened extends MarkedText {
  signals: Omit<SpamSignals, 'texts' | 'repeats'>;
  /** The visitor's texts in which links are counted. */
  texts: readonly string[];
  urgency?: Urgency | null;
  /** Whether the lead is already known to be spam. */
  isSpam?: boolean;
}

/** Decides whether a lead begins as new or as suspected spam. */
@Injectable()
export class Screening {
  constructor(
    private readonly repeats: RepeatsRepository,
    private readonly filter: SpamFilter,
  ) {}

  async screen(lead: Screened): Promise<Pick<Lead, 'status' | 'urgency'>> {
    const { signals, texts, email, message, urgency = null } = lead;
    const repeats = await this.repeats.count({ email: email ?? '', message });
    const isSpam =
      lead.isSpam || isSuspect({ ...signals, texts, repeats }) || (await this.filter.classify(lead)) !== null;
    return { status: isSpam ? 'spam' : 'new', urgency };
  }
}
