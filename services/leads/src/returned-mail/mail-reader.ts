import { Injectable, Logger } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import { toDomainError } from '@sandhill/platform/errors/to-domain-error.js';
import { DataSource } from 'typeorm';
import { ReplyTokens } from '../lead-links/reply-tokens.js';
import { MailAddresses } from '../mail/notifications/mail-addresses.js';
import { findLead } from '../model/find-lead.js';
import { Lead } from '../model/lead.entity.js';
import type { FoundMail, ImapMailbox } from './imap-mailbox.js';
import { MailImporter, type ReadMail } from './mail-importer.js';
import { parseHeaders } from './mail-headers.js';
import { MailboxesRepository, type Folder } from './mailboxes.repository.js';
import { readAnswer, readBounce, readFirstPart, unreadable, type MailContents } from './read-mail.js';

interface FolderToRead {
  path: string;
  /** Whether the folder holds the mails that the office sent from its mail programs. */
  isSent: boolean;
}

/**
 * Age, in milliseconds, above which mails are not read. It matters when a folder is read for the first time or its
 * UIDVALIDITY has changed, because all mails then count as unread.
 */
const oldestMs = 30 * 86_400_000;

/**
 * Number of failures after which a mail is read in the next, simpler way. If the last way fails too, the mail is
 * skipped and stays only in the mailbox. More than one failure is allowed, because the cause may not be the mail.
 */
const maxFailures = 3;

/** Number of ways to read a mail: as a whole, its first part, only its header. */
const wayCount = 3;

/** Matches the subject of an answer. */
const isAnswer = /^(?:re|rv|aw)\s*:/i;

/**
 * Finds the mails of a folder that belong to leads, and adds them. Of all other mails except delivery reports, only the
 * header is read.
 */
@Injectable()
export class MailReader {
  private readonly log = new Logger(MailReader.name);
  /** Failures of the mail at which reading a folder has stopped, by the path of the folder. */
  private readonly failures = new Map<string, { uid: number; count: number }>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailboxes: MailboxesRepository,
    private readonly importer: MailImporter,
    private readonly tokens: ReplyTokens,
    private readonly addresses: MailAddresses,
  ) {}

  /**
   * Reads the new mails of a folder.
   *
   * @param isMine called before every few mails; extends this worker's lease, and returns false if another worker has
   * the lease
   * @throws if the connection ends, or if a mail cannot be read; the next call begins with that mail. A mail that fails
   * too often is skipped.
   */
  async read(
    mailbox: ImapMailbox,
    { path, isSent }: FolderToRead,
    isMine: () => Promise<boolean>,
  ): Promise<void> {
    const { uidNext, ...folder } = await mailbox.open(path);
    const lastUid = await this.mailboxes.lastUid(folder, uidNext);
    const uids = await mailbox.uidsAfter(lastUid, new Date(Date.now() - oldestMs));
    for await (const found of mailbox.fetchHeaders(uids)) {
      if (!(await isMine())) return;
      for (const mail of found) await this.take(mailbox, mail, folder, isSent);
    }
  }

  private async take(mailbox: ImapMailbox, found: FoundMail, folder: Folder, isSent: boolean): Promise<void> {
    try {
      const mail = { ...found, folder, head: await parseHeaders(found.header) };
      if (isSent) await this.takeSent(mailbox, mail);
      else await this.takeReceived(mailbox, mail);
    } catch (error) {
      const isOutage = mailbox.isUsable && toDomainError(error) instanceof Busy;
      if (isOutage || this.countFailure(mailbox, folder, found) < wayCount * maxFailures) throw error;
      // Skips the mail, which stays only in the mailbox: read again and again, it would hold up all later mails.
      this.log.error({ uid: found.uid, err: loggableError(error) }, 'a mail cannot be stored');
    }
    await this.mailboxes.advance(folder, found.uid);
  }

  private async takeReceived(mailbox: ImapMailbox, mail: ReadMail): Promise<void> {
    const { head } = mail;
    if (head.isReport) return this.takeReport(mailbox, mail);
    if (await this.mailboxes.isOurs(head.messageId)) return;
    const leadId = await this.leadOf(mail);
    if (!leadId) return;
    if (head.isAutomatic) return this.importer.addAutomaticMail(mail, leadId);
    const contents = await this.contentsOf(mailbox, mail);
    const { calendarReply, text } = contents;
    // A visitor who accepts an invitation does not wait for the firm.
    if (calendarReply === 'accepted' && text === '') return this.importer.addAutomaticMail(mail, leadId);
    // A mail without text may have the message in its subject: "Declined: …", "Please call me". But the subject of an
    // answer ("Re: …") is that of the firm's own mail.
    const saidBySubject = calendarReply || !isAnswer.test(head.subject) ? head.subject : '';
    const told = { ...contents, text: text || saidBySubject };
    await this.importer.addAnswer(mail, leadId, told, await this.isOfStaff(mail, leadId));
  }

  /**
   * Adds a mail that the office sent, if it went to the lead's visitor. Some servers also put the product's own mails
   * into the folder of sent mail; these are skipped.
   */
  private async takeSent(mailbox: ImapMailbox, mail: ReadMail): Promise<void> {
    const { messageId, refersTo, recipients } = mail.head;
    if (await this.mailboxes.isOurs(messageId)) return;
    const leadId = await this.mailboxes.leadOf(refersTo, '');
    if (!leadId) return;
    const { email } = await findLead(this.dataSource.manager, leadId, { withDeleted: true });
    if (email === null || !recipients.has(email.toLowerCase())) return;
    await this.importer.addSentMail(mail, leadId, await this.contentsOf(mailbox, mail));
  }

  private async takeReport(mailbox: ImapMailbox, mail: ReadMail): Promise<void> {
    const report = await this.attempt(mailbox, mail, [
      () => readBounce(mailbox, mail.uid),
      async () => undefined,
    ]);
    if (!report) return;
    const { messageId } = await parseHeaders(Buffer.from(report.original, 'latin1'));
    const reported = await this.mailboxes.reported(messageId);
    if (reported) await this.importer.addBounce(mail, reported, report);
  }

  /**
   * Returns the id of the lead that the token in the recipient's address names; only recipients of our mail know the
   * token. Without a valid token, returns the lead of the mails to which this mail refers. The subject is ignored.
   */
  private async leadOf({ head }: ReadMail): Promise<string | undefined> {
    const leadId = this.tokens.leadIn(head.deliveredTo);
    const isKnown =
      leadId && (await this.dataSource.manager.exists(Lead, { where: { id: leadId }, withDeleted: true }));
    return isKnown ? leadId : this.mailboxes.leadOf(head.refersTo, head.from.address);
  }

  /**
   * Whether the sender's address belongs to the firm. This proves nothing, because senders can state any address. The
   * address of the lead's visitor does not count.
   */
  private async isOfStaff({ head }: ReadMail, leadId: string): Promise<boolean> {
    const { address } = head.from;
    const { email } = await findLead(this.dataSource.manager, leadId, { withDeleted: true });
    if (email?.toLowerCase() === address) return false;
    const own = [
      this.addresses.sender.address,
      ...(['office', 'general', 'fallback', 'reply'] as const).map((name) => this.addresses.own(name)),
    ];
    return own.some((one) => one?.toLowerCase() === address) || this.mailboxes.isOfStaff(address);
  }

  private contentsOf(mailbox: ImapMailbox, mail: ReadMail): Promise<MailContents> {
    return this.attempt(mailbox, mail, [
      () => readAnswer(mailbox, mail.uid),
      () => readFirstPart(mailbox, mail.uid),
      async () => unreadable,
    ]);
  }

  /**
   * Reads a mail in the first of several ways, or in a later way after some failures. A failure closes the connection.
   *
   * @throws the failure
   */
  private async attempt<Result>(
    mailbox: ImapMailbox,
    { uid, folder }: ReadMail,
    ways: ReadonlyArray<() => Promise<Result>>,
  ): Promise<Result> {
    const index = Math.floor(this.failuresOf(folder, uid) / maxFailures);
    const read = ways[index];
    if (!read) throw new Error('there is no way to read a mail');
    if (index > 0) this.log.warn({ uid }, 'a mail cannot be read as a whole');
    try {
      return await read();
    } catch (error) {
      mailbox.close();
      throw error;
    }
  }

  private failuresOf({ path }: Folder, uid: number): number {
    const last = this.failures.get(path);
    return last?.uid === uid ? last.count : 0;
  }

  /** @returns the number of failures of the mail */
  private countFailure(mailbox: ImapMailbox, folder: Folder, { uid }: FoundMail): number {
    const before = this.failuresOf(folder, uid);
    // If a response of the server was too large, the next attempt uses the next way: the same response would be too
    // large again.
    const count = mailbox.hasRefused ? (Math.floor(before / maxFailures) + 1) * maxFailures : before + 1;
    this.failures.set(folder.path, { uid, count });
    return count;
  }
}
