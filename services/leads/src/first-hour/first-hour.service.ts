import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { StoredMailSettings } from '../mail/addresses/stored-mail-settings.js';
import { MailAddresses } from '../mail/notifications/mail-addresses.js';
import type { FirstHourResponse, TestLeadResponse } from './first-hour.dto.js';
import type { FirstHourStep } from './first-hour.entity.js';
import { FirstHourRepository } from './first-hour.repository.js';

@Injectable()
export class FirstHourService {
  constructor(
    private readonly firstHour: FirstHourRepository,
    private readonly addresses: MailAddresses,
    private readonly settings: StoredMailSettings,
  ) {}

  async read(): Promise<FirstHourResponse> {
    const { putOff, testLeadId, testArrivedAt } = await this.firstHour.read();
    const testLead = testLeadId === null ? null : await this.testLead(testLeadId);
    const arrivedAt = testArrivedAt?.toISOString() ?? testLead?.mailedAt ?? null;
    // The time of arrival is saved, because the lead may be erased later.
    if (!testArrivedAt && arrivedAt) await this.firstHour.note({ testArrivedAt: new Date(arrivedAt) });
    return { putOff, testLead, testArrivedAt: arrivedAt };
  }

  async putOff(step: FirstHourStep, isPutOff: boolean): Promise<FirstHourResponse> {
    await this.firstHour.putOff(step, isPutOff);
    return this.read();
  }

  /**
   * Records which message is the test lead that the owner has just sent through the form.
   *
   * @throws NotFound if there is no such message of the last ten minutes
   */
  async followTestLead(id: string): Promise<FirstHourResponse> {
    if (!(await this.firstHour.isFreshMessage(id))) throw new NotFound();
    await this.firstHour.note({ testLeadId: id });
    return this.read();
  }

  private async testLead(id: string): Promise<TestLeadResponse | null> {
    const found = await this.firstHour.testLead(id);
    if (!found) return null;
    const { lead, mail } = found;
    await this.settings.refresh();
    return {
      reference: lead.reference,
      receivedAt: lead.createdAt.toISOString(),
      mailTo: (mail?.recipient && this.addresses.ofRole(mail.recipient)) ?? null,
      mailedAt: mail?.sentAt?.toISOString() ?? null,
      mailError: mail?.lastError ?? null,
      isSpam: lead.status === 'spam',
    };
  }
}
