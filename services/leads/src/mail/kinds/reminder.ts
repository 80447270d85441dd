import type { Recipient } from '../../deliveries/delivery.entity.js';
import { businessClock } from '@sandhill/company/business-hours.js';
import { reminderHours } from '../../escalation/reminders/reminder-hours.js';
import { reminder as write } from '../templates/reminder.js';
import { isAnswered, whileNew, type MailKind } from './mail-kind.js';

/** Returns a kind of mail that reminds of an unanswered lead, once per lead. */
function reminding<Name extends 'reminder' | 'late_reminder'>(
  name: Name,
  { recipient, afterHours }: { recipient: Recipient; afterHours: number },
): MailKind<Name> {
  return {
    name,
    droppedBy: ['answer'],
    needsAttention: whileNew,
    isTooLate: isAnswered,
    addDue: {
      everyMs: 60_000,
      run: ({ due, site }) => {
        const waitingSince = businessClock(site).hoursAgo(afterHours, new Date());
        return due.reminders.addDue({ kind: name, recipient, waitingSince });
      },
    },
    async compose(mail, tools) {
      const lead = await tools.leadOf(mail);
      const { site } = tools;
      const businessHours = businessClock(site).hoursBetween(lead.waitingSince ?? lead.createdAt, new Date());
      const text = write(lead, { businessHours, ...tools.links.of(lead), site });
      return { text, replyTo: tools.visitorOf(lead) };
    },
  };
}

export const reminder = reminding('reminder', { recipient: 'office', afterHours: reminderHours.office });
export const lateReminder = reminding('late_reminder', {
  recipient: 'fallback',
  afterHours: reminderHours.fallback,
});
