import { Setting } from '../../../components/ui/setting';
import { mailSettingsContent } from '../../../content/mail-settings';
import { useServiceName } from '../../../hooks/use-service-name';
import { useContent } from '../../../lib/language-context';
import type { MailSettings as Settings } from '../../../types/api';
import { useGetMailSettingsQuery } from '../api/inbox-api';

function Destinations({ settings, hasAddresses }: { settings: Settings; hasAddresses: boolean }) {
  const { destinations } = useContent(mailSettingsContent);
  const serviceName = useServiceName();
  const { alerts, officeEmail, generalEmail, fallbackEmail } = settings;
  const channels = [alerts.email, alerts.webhookHost && destinations.webhook(alerts.webhookHost)];
  const addresses: [string, string][] = [
    [destinations.quotes, officeEmail],
    ...settings.routes.map(({ service, email }): [string, string] => [
      destinations.quotesFor(serviceName(service)),
      email,
    ]),
    [destinations.messages, generalEmail],
    [destinations.fallback, fallbackEmail],
  ];
  const rows: [string, string, string?][] = [
    ...(hasAddresses ? addresses : []),
    [destinations.reminder(settings.remindOfficeAfterHours), officeEmail],
    [destinations.lateReminder(settings.remindFallbackAfterHours), fallbackEmail],
    [
      destinations.alarms,
      channels.filter(Boolean).join(', ') || destinations.noAlarms,
      destinations.alarmsHint,
    ],
  ];
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-3 md:grid-cols-2">
      {rows.map(([what, where, hint]) => (
        <div key={what} className="min-w-0">
          <dt className="text-sm text-ink-soft">{what}</dt>
          <dd className="font-medium wrap-anywhere">{where}</dd>
          {hint && <dd className="text-sm text-ink-soft">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

/**
 * Shows where leads, reminders and alarms are sent. These settings cannot be edited here.
 *
 * @param hasAddresses whether to show the addresses for leads; false if the user edits them above
 */
export function MailSettings({ hasAddresses }: { hasAddresses: boolean }) {
  const { destinations } = useContent(mailSettingsContent);
  const answer = useGetMailSettingsQuery();
  return (
    <Setting
      title={hasAddresses ? destinations.title : destinations.otherTitle}
      text={hasAddresses && destinations.text}
      failed={destinations.failed}
      answer={answer}
    >
      {answer.data && <Destinations settings={answer.data} hasAddresses={hasAddresses} />}
    </Setting>
  );
}
