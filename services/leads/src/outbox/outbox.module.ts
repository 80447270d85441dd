import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { OwedSweep } from './owed-sweep.js';

@RoleModule({
  providers: [DeliveryQueue],
  exports: [DeliveryQueue],
  worker: { providers: [OwedSweep], exports: [OwedSweep] },
})
export class OutboxModule {}
