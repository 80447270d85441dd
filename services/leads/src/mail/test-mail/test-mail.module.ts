import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AuditedTestMail } from './audited-test-mail.js';
import { TestMailController } from './test-mail.controller.js';
import { TestMail } from './test-mail.js';

@Module({
  imports: [NotificationsModule],
  controllers: [TestMailController],
  providers: [TestMail, AuditedTestMail],
})
export class TestMailModule {}
