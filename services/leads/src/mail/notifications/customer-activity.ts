import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Lead } from '../../model/lead.entity.js';
import { waitAgain } from '../../model/wait-again.js';
import { PlannedAnswers } from './planned-answers.js';

/**
 * Applies the effects on a lead when its customer writes, adds photos, moves or cancels a visit, or says that the
 * request cannot wait.
 */
@Injectable()
export class CustomerActivity {
  constructor(private readonly planned: PlannedAnswers) {}

  /**
   * Makes an answered or closed lead wait for the firm again, and puts planned answers on hold until staff decide.
   * Callers must lock the lead.
   */
  async record(manager: EntityManager, lead: Lead, at = new Date()): Promise<void> {
    await waitAgain(manager, lead, at);
    await this.planned.hold(manager, lead.id);
  }
}
