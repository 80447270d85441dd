import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { DataSource, type EntityManager } from 'typeorm';
import { Alarms } from '../../mail/alarms/alarms.js';
import type { Recipient } from '../../deliveries/delivery.entity.js';
import type { MailKindName } from '../../mail/kinds/all.js';
import { unclaimedSteps } from '../../mail/kinds/claimable.js';
import { OwedMailsRepository } from '../../mail/notifications/owed-mails.repository.js';
import { businessClock } from '@sandhill/company/business-hours.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { OnCall } from '../../on-call/on-call.repository.js';
import { OwedPushesRepository } from '../../push/owed-pushes.repository.js';
import type { StepSetting } from './lead-step-settings.entity.js';
import { stepNumbers, type StepNumber } from './lead-step.entity.js';
import { StepsRepository, type DueStep } from './steps.repository.js';

const minutesPerHour = 60;

/** Age above which a lead gets no step, in milliseconds. */
const maxLeadAgeMs = 30 * 86_400_000;

/**
 * Escalates leads that no one has claimed: to a second email address, then to the owners, then by an alarm. Unlike
 * `TimedSteps`, the addresses and times are settings, and business hours count.
 */
@Injectable()
export class UnclaimedSteps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly steps: StepsRepository,
    private readonly notifications: OwedMailsRepository,
    private readonly pushes: OwedPushesRepository,
    private readonly onCall: OnCall,
    private readonly deliveries: DeliveryQueue,
    private readonly alarms: Alarms,
    private readonly site: PublishedContent,
  ) {}

  async run(now = new Date()): Promise<void> {
    const { isEnabled, steps, enabledAt } = await this.steps.settings();
    if (!isEnabled) return;
    const clock = businessClock(this.site.current);
    const startedAfter = new Date(Math.max(enabledAt.getTime(), now.getTime() - maxLeadAgeMs));
    for (const step of stepNumbers) {
      const [setting, kind] = [steps[step - 1], unclaimedSteps[step - 1]];
      if (!setting || !kind) continue;
      const startedUntil = clock.hoursAgo(setting.afterMinutes / minutesPerHour, now);
      await this.take({ ladder: 'unclaimed', step, startedAfter, startedUntil, now }, setting, kind.name);
    }
    await this.alarm(steps[2]?.afterMinutes ?? 0);
  }

  private async take(due: DueStep, setting: StepSetting, kind: MailKindName): Promise<void> {
    const mailIds = await this.dataSource.transaction(async (manager) => {
      const recipients = await this.recipientsOf(manager, due.step, setting);
      const added: string[] = [];
      for (const { leadId } of await this.steps.take(manager, due)) {
        await recordLeadHistory(manager, leadId, { kind: 'step_taken', details: { step: due.step } });
        const mails = recipients.map((recipient) => ({ leadId, kind, recipient }));
        if (due.step === 2) await this.pushes.queueForOwners(manager, leadId);
        added.push(...(await this.notifications.add(manager, mails)));
      }
      return added;
    });
    this.deliveries.enqueueInBackground('mail', mailIds);
  }

  private async recipientsOf(
    manager: EntityManager,
    step: StepNumber,
    { email }: StepSetting,
  ): Promise<Recipient[]> {
    if (email !== null) return [email as Recipient];
    if (step === 1) return ['fallback'];
    if (step === 3) return [];
    return (await this.onCall.owners(manager)).flatMap((owner) => (owner.email ?? []) as Recipient[]);
  }

  private async alarm(minutes: number): Promise<void> {
    await this.alarms.report(await this.steps.listUnreported('unclaimed'), {
      cause: 'leads_unclaimed',
      text: (count) =>
        `Leads that no one has claimed after ${minutes} office minutes: ${count}. They wait in the admin area.`,
      since: ({ takenAt }) => takenAt,
      markReported: (ids) => this.steps.markReported(ids),
    });
  }
}
