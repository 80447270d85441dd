import { Injectable } from '@nestjs/common';
import { isPrintableLine } from '@sandhill/company/content/value-rules.js';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { Busy, NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { decodeDataUrl, parseDataUrl } from '@sandhill/platform/pictures/data-url.js';
import { DecoderLost, UnreadablePicture } from '@sandhill/platform/pictures/decoder-process.js';
import { exceedsDecodingLimits, estimateDecoding } from '@sandhill/platform/pictures/estimate-decoding.js';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { findLead } from '../../model/find-lead.js';
import { MessageAttachment, type AttachmentType } from '../../model/message-attachment.entity.js';
import { PhotoDecoder } from '../../photos/photo-decoder.js';
import { attachmentLimits, maxUnsent } from './attachment-limits.js';
import type { AddAttachmentDto } from './attachments.dto.js';

interface Checked {
  type: AttachmentType;
  bytes: Buffer;
}

const problems = {
  unknown_type: 'Only pictures (JPG, PNG) and PDF files can be sent',
  unreadable: 'This file cannot be read',
  attachments_too_large: 'Please send at most 10 MB with one answer',
  too_many_attachments: `${maxUnsent} files wait for an answer. Send or remove some first`,
};

/**
 * Stores the attachments of answers. Attachments are checked when they are added, and are sent with the answer that
 * lists their ids.
 */
@Injectable()
export class Attachments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly decoder: PhotoDecoder,
  ) {}

  /**
   * Checks and saves a file for an answer to a lead. Pictures are re-encoded, which removes location and camera data.
   *
   * @throws NotFound, ValidationFailed, Busy
   */
  async add(
    leadId: string,
    { name, data }: AddAttachmentDto,
    { caller }: CallerContext,
  ): Promise<MessageAttachment> {
    const author = caller.username;
    await findLead(this.dataSource.manager, leadId);
    await checkRoom(this.dataSource.manager, author);
    const url = parseDataUrl(data);
    if (url && url.size > attachmentLimits.bytesInAll) throw refused('attachments_too_large');
    const { type, bytes } = await this.check(url && decodeDataUrl(url));
    const size = bytes.length;
    return this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, `unsent attachments ${author}`);
      await checkRoom(manager, author);
      const file = { leadId, author, name: fileName(name, type), type, size, bytes };
      const attachment = manager.create(MessageAttachment, file);
      await manager.insert(MessageAttachment, attachment);
      return attachment;
    });
  }

  async remove(id: string, { caller }: CallerContext): Promise<void> {
    const mine = { id, author: caller.username, messageId: IsNull() };
    const { affected } = await this.dataSource.manager.delete(MessageAttachment, mine);
    if (affected !== 1) throw new NotFound();
  }

  /**
   * Attaches files to a message. The author must have uploaded the files, and they must not belong to a message yet.
   *
   * @throws ValidationFailed
   */
  async give(
    manager: EntityManager,
    {
      ids,
      leadId,
      messageId,
      author,
    }: { ids: readonly string[]; leadId: string; messageId: string; author: string },
  ): Promise<void> {
    if (ids.length === 0) return;
    const mine = { id: In(ids), leadId, author, messageId: IsNull() };
    const found = await manager.find(MessageAttachment, { where: mine, lock: { mode: 'pessimistic_write' } });
    if (found.length !== new Set(ids).size) throw refused('unreadable');
    if (found.reduce((sum, { size }) => sum + size, 0) > attachmentLimits.bytesInAll)
      throw refused('attachments_too_large');
    await manager.update(MessageAttachment, mine, { messageId });
  }

  async of(
    manager: EntityManager,
    messageIds: readonly string[],
  ): Promise<ReadonlyMap<string | null, MessageAttachment[]>> {
    const all = await manager.find(MessageAttachment, {
      where: { messageId: In(messageIds) },
      order: { id: 'ASC' },
    });
    const byMessage = new Map<string | null, MessageAttachment[]>();
    for (const file of all) byMessage.set(file.messageId, [...(byMessage.get(file.messageId) ?? []), file]);
    return byMessage;
  }

  /** Checks a file and re-encodes pictures. The type is read from the content; the declared type is ignored. */
  private async check(bytes: Buffer | undefined): Promise<Checked> {
    if (bytes?.subarray(0, 5).toString('latin1') === '%PDF-') return { type: 'application/pdf', bytes };
    const facts = bytes && estimateDecoding(bytes);
    if (!bytes || !facts || !['jpeg', 'png'].includes(facts.format)) throw refused('unknown_type');
    if (exceedsDecodingLimits(facts)) throw refused('unreadable');
    try {
      const picture = await this.decoder.make(bytes);
      return { type: 'image/jpeg', bytes: Buffer.from(picture.bytes) };
    } catch (cause) {
      if (cause instanceof UnreadablePicture) throw refused('unreadable', cause);
      throw cause instanceof DecoderLost ? new Busy({ retryAfterSeconds: 5, cause }) : cause;
    }
  }
}

/** @throws ValidationFailed if the person already has {@link maxUnsent} files without an answer */
async function checkRoom(manager: EntityManager, author: string): Promise<void> {
  const unsent = await manager.countBy(MessageAttachment, { author, messageId: IsNull() });
  if (unsent >= maxUnsent) throw refused('too_many_attachments');
}

/**
 * Returns a file name without folders or unprintable characters, with the extension of the given type. What follows a
 * name's last dot may be a part of the name, as in "v1.2".
 */
function fileName(name: string, type: AttachmentType): string {
  const plain = [...(name.split(/[\\/]/).at(-1) ?? '')].filter((letter) => isPrintableLine(letter)).join('');
  const stem =
    plain
      .replace(/\.(?:pdf|jpe?g|png)$/i, '')
      .replace(/^[\s.]+/, '')
      .trim() || 'file';
  return `${stem}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;
}

function refused(code: keyof typeof problems, cause?: unknown): ValidationFailed {
  return new ValidationFailed({ attachments: { code, message: problems[code] } }, { cause });
}
