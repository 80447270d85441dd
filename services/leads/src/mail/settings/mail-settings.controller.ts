import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { routedServices } from '../addresses/mail-setting-names.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { reminderHours } from '../../escalation/reminders/reminder-hours.js';
import { MailSettingsResponse } from './mail-settings.response.js';

@ApiTags('leads')
@Access('administrator')
@Controller('leads')
export class MailSettingsController {
  constructor(
    private readonly config: LeadsConfig,
    private readonly addresses: MailAddresses,
  ) {}

  @Operation('Read where mail, reminders and alarms go', { 200: MailSettingsResponse })
  @Get('mail-settings')
  getMailSettings(): MailSettingsResponse {
    const { ALERT_WEBHOOK_URL: webhook, ALERT_EMAIL } = this.config;
    return {
      officeEmail: this.addresses.ofRole('office') ?? '',
      generalEmail: this.addresses.ofRole('general') ?? '',
      fallbackEmail: this.addresses.ofRole('fallback') ?? '',
      routes: routedServices.flatMap((service) => {
        const email = this.addresses.own(service);
        return email === null ? [] : [{ service, email }];
      }),
      remindOfficeAfterHours: reminderHours.office,
      remindFallbackAfterHours: reminderHours.fallback,
      alerts: {
        webhookHost: webhook === undefined ? null : new URL(webhook).host,
        email: ALERT_EMAIL ?? null,
      },
    };
  }
}
