import type { JobHandler } from '../queue/job.js';
import type { Channel } from './channel.js';
import { deliverJob } from './deliver-job.js';
import type { DeliveryColumns } from './delivery.columns.js';
import type { DeliveryEngine } from './delivery-engine.js';

export const deliveryHandler = <Row extends DeliveryColumns>(
  engine: DeliveryEngine<Row>,
  channel: Channel<Row>,
): JobHandler<{ deliveryId: string }> => {
  // Creates the metric series at 0 before the first attempt.
  engine.counterOf(channel);
  return {
    job: deliverJob(channel.name),
    handle: ({ deliveryId }) => engine.deliver(channel, deliveryId),
  };
};
