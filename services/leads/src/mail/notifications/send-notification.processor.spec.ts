import { jest } from '@jest/globals';
import type { DeliveryOutcome, DeliveryOutcomes } from './delivery-outcomes.js';
import type { MailComposer } from './mail-composer.js';
import type { Mailer } from './mailer.js';
import type { NotificationsRepository } from './notifications.repository.js';
import { SendNotificationProcessor } from './send-notification.processor.js';
import { composeWithinMs, handOverWithinMs } from './sending-limits.js';

describe(SendNotificationProcessor.name, () => {
  let sent: number;
  let outcomes: DeliveryOutcome[];

  /** A processor whose steps before the handing over take that long by the clock that nobody sets. */
  const processorThatTakes = (milliseconds: number) => {
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

  it('hands over a mail that took all the time there is to make it', async () => {
    await processorThatTakes(composeWithinMs).handle({ notificationId: 'one' });

    expect(outcomes).toEqual([{ kind: 'sent', messageId: '<1@firm.test>' }]);
  });

  it('gives a mail back when the answer could come after the end of the claim', async () => {
    await processorThatTakes(handOverWithinMs + 1).handle({ notificationId: 'one' });

    expect([outcomes, sent]).toEqual([[{ kind: 'too_late' }], 0]);
  });

  it.each([-1, 1])('is not misled by a clock that jumps by %i days', async (days) => {
    const jump = () => jest.setSystemTime(Date.now() + days * 86_400_000);
    jest.useFakeTimers({
      doNotFake: ['performance', 'setTimeout', 'clearTimeout', 'nextTick', 'queueMicrotask'],
    });
    const processor = processorThatTakes(0);
    jest.spyOn(processor['composer'], 'compose').mockImplementation(() => Promise.resolve(jump() as never));

    await processor.handle({ notificationId: 'one' });

    expect(outcomes).toEqual([{ kind: 'sent', messageId: '<1@firm.test>' }]);
  });
});
