import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import type { Recipient } from '../../deliveries/delivery.entity.js';
import type { LeadAuditAction } from '../../model/lead-audit-action.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { OwedMailsRepository } from '../notifications/owed-mails.repository.js';
import { codeHoldsMs } from './address-codes.js';
import { AddressProof } from './address-proof.js';
import {
  AddressesFixed,
  AddressNotRemovable,
  AddressCodeRejected,
  type CodeProblem,
} from './mail-addresses.errors.js';
import type { MailAddressesResponse, MailAddressResponse } from './mail-addresses.dto.js';
import { addressNames, isRemovable, type AddressName, type MailSettingName } from './mail-setting-names.js';
import type { MailSetting } from './mail-setting.entity.js';
import { MailSettingsRepository } from './mail-settings.repository.js';
import { StoredMailSettings } from './stored-mail-settings.js';

/**
 * Changes the firm's email addresses for mails about leads, and the sender's name. A new address is used after the code
 * that was mailed to it has been entered.
 */
@Injectable()
export class MailAddressChanges {
  constructor(
    private readonly config: LeadsConfig,
    private readonly dataSource: DataSource,
    private readonly settings: MailSettingsRepository,
    private readonly now: StoredMailSettings,
    private readonly addresses: MailAddresses,
    private readonly owed: OwedMailsRepository,
    private readonly proof: AddressProof,
  ) {}

  async read(): Promise<MailAddressesResponse> {
    const rows = await this.settings.list(this.config.SITE_MODE);
    await this.now.refresh();
    const { name, address } = this.addresses.sender;
    return {
      isFixed: !this.config.takesMailSettings,
      addresses: addressNames.map((one) =>
        this.responseOf(
          one,
          rows.find((row) => row.name === one),
        ),
      ),
      senderName: this.now.of('sender_name') ?? null,
      sender: `${name} <${address}>`,
    };
  }

  /**
   * Mails a code to a new email address. Until the code is entered, the previous address stays in use.
   *
   * @throws DomainTakesNoMail, CodeNotSent, AddressesFixed
   */
  async ask(name: AddressName, email: string, by: AuditedBy): Promise<MailAddressesResponse> {
    this.assertChangeable();
    await this.proof.requireDomain(email);
    const entry = { ...by, action: 'mail_address_asked', details: { address: name } } as const;
    // The audit entry comes before the mail, so that no mail is sent without an entry.
    await recordLeadAudit(this.dataSource.manager, entry);
    const codeHash = await this.proof.send(name, email);
    await this.dataSource.transaction(async (manager) => {
      const { id } = await this.settings.lock(manager, this.config.SITE_MODE, name);
      await this.settings.savePending(manager, id, { email, codeHash });
    });
    return this.read();
  }

  /**
   * Checks a code. If it is right, the new address replaces the previous one. The previous address, if there was one,
   * gets a mail about the change.
   *
   * @throws AddressCodeRejected, AddressesFixed
   */
  async confirm(name: AddressName, code: string, by: AuditedBy): Promise<MailAddressesResponse> {
    const problem = await this.change(name, 'mail_address_changed', by, async (manager, row) => {
      const found = this.proof.problemWith(row, code);
      if (found === 'wrong_code') await this.settings.countTry(manager, row.id);
      return found ? { problem: found } : { value: row.pending };
    });
    // Thrown after the commit, so that the count of tries is saved.
    if (problem) throw new AddressCodeRejected(problem);
    return this.read();
  }

  /**
   * Removes an email address that is not required. Mails then use another address.
   *
   * @throws AddressNotRemovable, AddressesFixed
   */
  async remove(name: AddressName, by: AuditedBy): Promise<MailAddressesResponse> {
    if (!isRemovable(name)) throw new AddressNotRemovable();
    await this.change(name, 'mail_address_removed', by, async () => ({ value: null }));
    return this.read();
  }

  async nameSender(senderName: string | null, by: AuditedBy): Promise<MailAddressesResponse> {
    await this.change('sender_name', 'mail_sender_named', by, async () => ({ value: senderName }));
    return this.read();
  }

  private async change(
    name: MailSettingName,
    action: LeadAuditAction,
    by: AuditedBy,
    decide: (
      manager: EntityManager,
      row: MailSetting,
    ) => Promise<{ value: string | null } | { problem: CodeProblem }>,
  ): Promise<CodeProblem | undefined> {
    this.assertChangeable();
    await this.now.refresh();
    const before = name === 'sender_name' ? null : this.addresses.own(name);
    return this.dataSource.transaction(async (manager) => {
      const row = await this.settings.lock(manager, this.config.SITE_MODE, name);
      const decision = await decide(manager, row);
      if ('problem' in decision) return decision.problem;
      await this.settings.set(manager, row.id, decision.value);
      await recordLeadAudit(manager, { ...by, action, details: { address: name } });
      // A value in the locked row is newer than `before`, which was read before the lock.
      const old = row.isSet ? row.value : before;
      if (name !== 'sender_name' && old && old !== decision.value)
        await this.owed.add(manager, [
          { kind: 'address_changed', recipient: old as Recipient, sourceId: row.id },
        ]);
      return undefined;
    });
  }

  private responseOf(name: AddressName, row: MailSetting | undefined): MailAddressResponse {
    const { pending = null, askedAt = null } = row ?? {};
    const until = askedAt && new Date(askedAt.getTime() + codeHoldsMs);
    const isWaiting = pending !== null && until !== null && until.getTime() > Date.now();
    return {
      name,
      email: this.addresses.own(name),
      isSet: this.now.of(name) !== undefined,
      pending: isWaiting ? { email: pending, until: until.toISOString() } : null,
    };
  }

  private assertChangeable(): void {
    if (!this.config.takesMailSettings) throw new AddressesFixed();
  }
}
