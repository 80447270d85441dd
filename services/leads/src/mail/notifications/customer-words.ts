import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Lead } from '../../model/lead.entity.js';
import { waitAgain } from '../../model/wait-again.js';
import { PlannedAnswers } from './planned-answers.js';

/** Effects on a lead when its customer is heard from: an answer, a photo, or that it cannot wait (N7, N9). */
@Injectable()
export class CustomerWords {
  constructor(private readonly planned: PlannedAnswers) {}

  /** The lead waits for the firm again, and planned answers wait for a decision. Lock the lead first. */
  async heard(manager: EntityManager, lead: Lead, at = new Date()): Promise<void> {
    await waitAgain(manager, lead, at);
    await this.planned.hold(manager, lead.id);
  }
}
