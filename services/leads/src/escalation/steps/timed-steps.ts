import { Injectable } from '@nestjs/common';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Recipient } from '../../deliveries/delivery.entity.js';
import type { MailKindName } from '../../mail/kinds/all.js';
import { OwedMailsRepository } from '../../mail/notifications/owed-mails.repository.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { OwedPushesRepository } from '../../push/owed-pushes.repository.js';
import type { StaffMember } from '../../staff/staff-member.entity.js';
import { stepNumbers, type StepNumber } from './lead-step.entity.js';
import { StepsRepository, type TakenStep } from './steps.repository.js';

interface TimedLadder {
  ladder: 'urgent' | 'waiting' | 'photos';
  /** The steps that are taken; all three if absent. */
  steps?: readonly StepNumber[];
  /** Kinds of mail that the steps send, in the order of the steps. A step without a kind notifies no one. */
  kinds: ReadonlyArray<{ name: MailKindName }>;
  /** The step is due for escalations that began at this time or earlier. */
  startedUntil: (step: StepNumber) => Date;
  peopleOf: (manager: EntityManager, step: StepNumber, leadId: string) => Promise<StaffMember[]>;
  /** Returns the recipients of the mail if no one in `peopleOf` has a mail address. */
  otherwise: (manager: EntityManager, leadId: string) => Promise<readonly Recipient[]>;
}

/** Age of an escalation, in milliseconds, above which no one is notified, for instance after a restored backup. */
const maxMs: Record<TimedLadder['ladder'], number> = {
  urgent: 86_400_000,
  waiting: 30 * 86_400_000,
  photos: 86_400_000,
};

@Injectable()
export class TimedSteps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly steps: StepsRepository,
    private readonly notifications: OwedMailsRepository,
    private readonly pushes: OwedPushesRepository,
    private readonly deliveries: DeliveryQueue,
  ) {}

  async take(ladder: TimedLadder, now: Date): Promise<void> {
    for (const step of ladder.steps ?? stepNumbers) {
      const owed = await this.dataSource.transaction((manager) => this.takeStep(manager, ladder, step, now));
      this.deliveries.enqueueInBackground('mail', owed.mails);
      this.deliveries.enqueueInBackground('push', owed.pushes);
    }
  }

  private async takeStep(manager: EntityManager, plan: TimedLadder, step: StepNumber, now: Date) {
    const { ladder } = plan;
    const startedAfter = new Date(now.getTime() - maxMs[ladder]);
    const startedUntil = plan.startedUntil(step);
    const taken = await this.steps.take(manager, { ladder, step, startedAfter, startedUntil, now });
    const mails: string[] = [];
    const pushes: string[] = [];
    for (const each of taken) {
      await recordLeadHistory(manager, each.leadId, { kind: 'step_taken', details: { ladder, step } });
      const added = await this.notify(manager, plan, step, each);
      mails.push(...added.mails);
      pushes.push(...added.pushes);
    }
    return { mails, pushes };
  }

  private async notify(
    manager: EntityManager,
    plan: TimedLadder,
    step: StepNumber,
    { id: sourceId, leadId }: TakenStep,
  ): Promise<{ mails: string[]; pushes: string[] }> {
    const kind = plan.kinds[step - 1]?.name;
    if (!kind) return { mails: [], pushes: [] };
    const people = await plan.peopleOf(manager, step, leadId);
    const addresses = [...new Set(people.flatMap(({ email }) => email ?? []))] as Recipient[];
    const recipients = addresses.length > 0 ? addresses : await plan.otherwise(manager, leadId);
    const userIds = people.map(({ id }) => id);
    return {
      mails: await this.notifications.add(
        manager,
        recipients.map((recipient) => ({ leadId, kind, recipient, sourceId })),
      ),
      pushes: await this.pushes.queueStep(manager, { kind: plan.ladder, leadId, sourceId, userIds }),
    };
  }
}
