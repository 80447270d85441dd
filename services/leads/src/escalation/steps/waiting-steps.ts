import { Injectable } from '@nestjs/common';
import { businessClock } from '@sandhill/company/business-hours.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import type { EntityManager } from 'typeorm';
import type { Recipient } from '../../deliveries/delivery.entity.js';
import { photosAdded } from '../../mail/kinds/photos-added.js';
import { waitingSteps } from '../../mail/kinds/waiting.js';
import { MailAddresses } from '../../mail/notifications/mail-addresses.js';
import { findLead } from '../../model/find-lead.js';
import { OnCall } from '../../on-call/on-call.repository.js';
import type { StaffMember } from '../../staff/staff-member.entity.js';
import type { StepNumber } from './lead-step.entity.js';
import { TimedSteps } from './timed-steps.js';

/**
 * Office hours after which each step is taken, counted from when the visitor began to wait again. Steps 1 and 2 notify
 * the owner of the lead, step 3 the owners of the firm. If none of them has an email address, the office gets the mail.
 */
const afterHours: Record<StepNumber, number> = { 1: 0, 2: 4, 3: 8 };

/** Notifies staff of answered leads whose visitors wait again, and of photos that visitors added later. */
@Injectable()
export class WaitingSteps {
  constructor(
    private readonly timed: TimedSteps,
    private readonly onCall: OnCall,
    private readonly addresses: MailAddresses,
    private readonly site: PublishedContent,
  ) {}

  async run(now = new Date()): Promise<void> {
    const clock = businessClock(this.site.current);
    await this.timed.take(
      {
        ladder: 'waiting',
        kinds: waitingSteps,
        startedUntil: (step) => (afterHours[step] === 0 ? now : clock.hoursAgo(afterHours[step], now)),
        peopleOf: (manager, step, leadId) =>
          step === 3 ? this.onCall.owners(manager) : this.ownerOf(manager, leadId),
        otherwise: (manager, leadId) => this.officeOf(manager, leadId),
      },
      now,
    );
    await this.timed.take(
      {
        ladder: 'photos',
        steps: [1],
        kinds: [photosAdded],
        startedUntil: () => now,
        peopleOf: (manager, _step, leadId) => this.ownerOf(manager, leadId),
        otherwise: (manager, leadId) => this.officeOf(manager, leadId),
      },
      now,
    );
  }

  private async ownerOf(manager: EntityManager, leadId: string): Promise<StaffMember[]> {
    return this.onCall.ownerOf(manager, await findLead(manager, leadId));
  }

  private async officeOf(manager: EntityManager, leadId: string): Promise<Recipient[]> {
    return this.addresses.officeRecipients(await findLead(manager, leadId));
  }
}
