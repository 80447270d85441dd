import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { BinService } from './bin/bin.service.js';
import { LeadEraser } from './bin/lead-eraser.js';
import { ExportService } from './export/export.service.js';
import { InboxRepository } from './inbox.repository.js';
import { InboxService } from './inbox.service.js';
import { LeadDetailsService } from './lead-details.service.js';

const providers = [BinService, ExportService, InboxRepository, InboxService, LeadDetailsService, LeadEraser];

/** The office's view of leads: list, details, notes, export and bin. */
@Module({ imports: [MailModule, OutboxModule, PhotosModule], providers, exports: providers })
export class InboxModule {}
