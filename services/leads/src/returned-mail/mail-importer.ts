import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Delivery } from '../deliveries/delivery.entity.js';
import { AnsweredLeads } from '../mail/notifications/answered-leads.js';
import { CustomerActivity } from '../mail/notifications/customer-activity.js';
import { RestoredLeads } from '../mail/notifications/restored-leads.js';
import { findLead } from '../model/find-lead.js';
import type { LeadHistoryKind } from '../model/lead-history.entity.js';
import { LeadMessage } from '../model/lead-message.entity.js';
import { Lead } from '../model/lead.entity.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { PhotoBudget } from '../photos/photo-budget.js';
import { PhotosService } from '../photos/photos.service.js';
import type { MailHeaders } from './mail-headers.js';
import { MailboxesRepository, type Folder } from './mailboxes.repository.js';
import { namesOfFiles, type MailContents, type ReadReport } from './read-mail.js';

export interface ReadMail {
  folder: Folder;
  uid: number;
  receivedAt: Date;
  head: MailHeaders;
}

/** Maximum number of answers to one lead that are accepted in a day. Further answers stay only in the mailbox. */
const maxPerDay = 50;

/** Tolerance in comparing times: mail servers write whole seconds, by their own clocks. */
const clockMarginMs = 120_000;

/** Maximum number of automatic replies to one lead that are recorded in a day. */
const maxAutomatic = 3;

/**
 * Adds mails to their leads. Each mail is added only once, even after a restart, with two workers, or under a new
 * UIDVALIDITY.
 */
@Injectable()
export class MailImporter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailboxes: MailboxesRepository,
    private readonly photos: PhotosService,
    private readonly budget: PhotoBudget,
    private readonly customers: CustomerActivity,
    private readonly answered: AnsweredLeads,
    private readonly restored: RestoredLeads,
  ) {}

  /**
   * Adds an answer to a lead's conversation. If the lead was in the bin, it is restored, because no one reads the bin.
   * An answer to a spam lead, or from an address of staff, is shown but changes nothing else: it does not restore the
   * lead either. Answers above a daily limit are not added.
   */
  async addAnswer(mail: ReadMail, leadId: string, contents: MailContents, isOfStaff: boolean): Promise<void> {
    const bytes = contents.photos.reduce((sum, photo) => sum + photo.bytes.length, 0);
    const reservation = await this.budget.reserve(bytes);
    try {
      const kept = reservation ? contents.photos : [];
      let photoIds: string[] = [];
      await this.once(mail, leadId, async (manager, lead) => {
        if (await this.isTooMuch(manager, lead)) return;
        photoIds = await this.photos.add(manager, leadId, kept);
        const message = await this.addMessage(manager, mail, lead, {
          contents,
          photos: photoIds.length,
        });
        await recordLeadHistory(manager, leadId, { kind: 'customer_wrote', details: { message } });
        if (isOfStaff || lead.status === 'spam') return;
        // The sweep enqueues the restored lead's mails.
        const { deletedAt } = lead;
        if (deletedAt && isLater(mail, deletedAt)) await this.restored.restore(manager, leadId);
        const answeredAt = await this.mailboxes.lastAnswerAt(manager, leadId);
        if (!answeredAt || isLater(mail, answeredAt))
          await this.customers.record(manager, lead, inThePast(mail.receivedAt));
      });
      this.photos.enqueueMoves(photoIds);
    } finally {
      reservation?.release();
    }
  }

  /**
   * Adds an answer that staff sent from a mail program. The mail is in the folder of sent mail, where no one else can
   * put mail. If it was also sent to the office, its copy in the inbox may already be shown as a received mail, whose
   * sender cannot be verified. That copy is then removed from the conversation.
   */
  async addSentMail(mail: ReadMail, leadId: string, contents: MailContents): Promise<void> {
    const copy = { leadId, sender: mail.head.from.address, text: contents.text };
    const withdrawCopy = (manager: EntityManager) => this.mailboxes.withdraw(manager, copy);
    const add = async (manager: EntityManager, lead: Lead) => {
      const message = await this.addMessage(manager, mail, lead, { contents, direction: 'out' });
      await this.answered.note(manager, lead, inThePast(mail.receivedAt));
      await recordLeadHistory(manager, leadId, { kind: 'answered_elsewhere', details: { message } });
    };
    await this.once(mail, leadId, add, withdrawCopy);
  }

  /**
   * Records an automatic reply. Only a few a day are recorded, so that a mail loop does not fill the history. The
   * product never answers automatic replies.
   */
  async addAutomaticMail(mail: ReadMail, leadId: string): Promise<void> {
    await this.once(mail, leadId, async (manager) => {
      const details = { subject: mail.head.subject };
      await this.note(manager, leadId, 'auto_replied', { max: maxAutomatic, details });
    });
  }

  /**
   * Marks the mail to which a delivery report refers as not delivered. The mail is then shown and reported like a
   * refused mail.
   */
  async addBounce(
    mail: ReadMail,
    { id, leadId }: { id: string; leadId: string },
    report: ReadReport,
  ): Promise<void> {
    await this.once(mail, leadId, async (manager) => {
      const isSent = { id, state: 'sent' } as const;
      const lastError = `${report.status} ${report.reason}`;
      const { affected } = await manager.update(Delivery, isSent, {
        state: 'failed',
        lastError,
        bouncedAt: new Date(),
      });
      if (!affected) return;
      const { status } = report;
      await recordLeadHistory(manager, leadId, { kind: 'mail_bounced', details: { status } });
    });
  }

  /**
   * Runs work for a mail that was not handled before, and records in the same transaction that the mail's UID has been
   * read.
   *
   * @param isAgain called for a mail that was handled before; returns whether to run the work anyway
   */
  private async once(
    { folder, uid, head }: ReadMail,
    leadId: string,
    work: (manager: EntityManager, lead: Lead) => Promise<void>,
    isAgain = async (_manager: EntityManager) => false,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.mailboxes.advance(folder, uid, manager))) return;
      const isErased = !(await manager.exists(Lead, { where: { id: leadId }, withDeleted: true }));
      if (isErased) return;
      const lead = await findLead(manager, leadId, { lock: true, withDeleted: true });
      const isNew = await this.mailboxes.recordMail(manager, head.messageId, leadId);
      if (isNew || (await isAgain(manager))) await work(manager, lead);
    });
  }

  private async isTooMuch(manager: EntityManager, { id }: Lead): Promise<boolean> {
    if ((await this.mailboxes.countInLastDay(manager, id, 'customer_wrote')) < maxPerDay) return false;
    await this.note(manager, id, 'mails_left', { max: 1 });
    return true;
  }

  private async note(
    manager: EntityManager,
    leadId: string,
    kind: LeadHistoryKind,
    { max, details }: { max: number; details?: Record<string, unknown> },
  ): Promise<void> {
    if ((await this.mailboxes.countInLastDay(manager, leadId, kind)) < max)
      await recordLeadHistory(manager, leadId, { kind, details });
  }

  private async addMessage(
    manager: EntityManager,
    { head, receivedAt }: ReadMail,
    { id: leadId, language }: Lead,
    {
      contents,
      photos = 0,
      direction = 'in',
    }: { contents: MailContents; photos?: number; direction?: 'in' | 'out' },
  ): Promise<string> {
    const { from } = head;
    const message = manager.create(LeadMessage, {
      leadId,
      direction,
      author: from.name || from.address,
      sender: from.address,
      text: contents.text,
      files: namesOfFiles(contents, photos),
      photoCount: photos,
      language,
      createdAt: inThePast(receivedAt),
    });
    return (await manager.save(message)).id;
  }
}

/** Whether a mail arrived after a time, or so close to it that the clocks of servers may differ. */
const isLater = ({ receivedAt }: ReadMail, time: Date): boolean =>
  receivedAt.getTime() > time.getTime() - clockMarginMs;

const inThePast = (at: Date): Date => new Date(Math.min(at.getTime(), Date.now()));
