import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { MessageAttachment } from '../../model/message-attachment.entity.js';
import { unsentHours } from './attachment-limits.js';

@Injectable()
export class UnsentAttachmentsSweep extends PeriodicWork {
  constructor(private readonly dataSource: DataSource) {
    super({ name: 'unsent-attachments', everyMs: 10 * 60_000 });
  }

  async run(now = new Date()): Promise<void> {
    const before = new Date(now.getTime() - unsentHours * 3_600_000);
    await this.dataSource.manager.delete(MessageAttachment, {
      messageId: IsNull(),
      createdAt: LessThan(before),
    });
  }
}
