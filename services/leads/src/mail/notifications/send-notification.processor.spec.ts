import { jest } from '@jest/globals';
import type { DeliveryOutcome, DeliveryOutcomes } from './delivery-outcomes.js';
import type { MailComposer } from './mail-composer.js';
import type { Mailer } from './mailer.js';
import type { NotificationsRepository } from './notifications.repository.js';
import { SendNotificationProcessor } from './send-notification.processor.js';
import { composeTimeoutMs, maxClaimAgeMs } from './sending-limits.js';

describe(SendNotificationProcessor.name, () => {
  let sent: number;
  let outcomes: DeliveryOutcome[];

  /** A processor that composes a mail in the given time, by the monotonic clock. */
  const processorTaking = (milliseconds: number) => {
    let now = 5000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    return new SendNotificationProcessor(
      { claim: () => Promise.resolve({ id: 'one' }) } as unknown as NotificationsRepository,
      { compose: () => Promise.resolve((now += milliseconds)) } as unknown as MailComposer,
      { send: () => Promise.resolve(`<${++sent}@firm.test>`) } as unknown as Mailer,
      {
        write: (_claim: object, outcome: DeliveryOutcome) => Promise.resolve(outcomes.push(outcome)),
      } as unknown as DeliveryOutcomes,
    );
  };

  beforeEach(() => {
    sent = 0;
    outcomes = [];
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('sends a mail that took the whole compose timeout', async () => {
    await processorTaking(composeTimeoutMs).handle({ notificationId: 'one' });

    expect(outcomes).toEqual([{ kind: 'sent', messageId: '<1@firm.test>' }]);
  });

  it('releases a mail if its claim could end before the server answers', async () => {
    await processorTaking(maxClaimAgeMs + 1).handle({ notificationId: 'one' });

    expect([outcomes, sent]).toEqual([[{ kind: 'too_late' }], 0]);
  });

  it.each([-1, 1])('tolerates a system clock that jumps by %i day(s)', async (days) => {
    const jump = () => jest.setSystemTime(Date.now() + days * 86_400_000);
    jest.useFakeTimers({
      doNotFake: ['performance', 'setTimeout', 'clearTimeout', 'nextTick', 'queueMicrotask'],
    });
    const processor = processorTaking(0);
    jest.spyOn(processor['composer'], 'compose').mockImplementation(() => Promise.resolve(jump() as never));

    await processor.handle({ notificationId: 'one' });

    expect(outcomes).toEqual([{ kind: 'sent', messageId: '<1@firm.test>' }]);
  });
});
