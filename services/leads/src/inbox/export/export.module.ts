import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox.module.js';
import { ExportController } from './export.controller.js';
import { ExportService } from './export.service.js';

/** The leads as a sheet, for administrators. */
@Module({ imports: [InboxModule], controllers: [ExportController], providers: [ExportService] })
export class ExportModule {}
