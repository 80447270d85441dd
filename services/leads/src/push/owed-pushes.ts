import { Injectable } from '@nestjs/common';
import { OwedSweep, sweepBatchSize, type OwedSource } from '../outbox/owed-sweep.js';
import { OwedWork } from '../outbox/owed-work.js';
import { PushesRepository } from './pushes.repository.js';
import { sendPush, sendPushPayloads } from './send-push.job.js';

/** Finds out what devices are told, and enqueues what is due. */
@Injectable()
export class OwedPushes implements OwedSource {
  constructor(
    sweep: OwedSweep,
    private readonly pushes: PushesRepository,
    private readonly owedWork: OwedWork,
  ) {
    sweep.register(this);
  }

  async sweep(): Promise<void> {
    await this.pushes.forgetDevices();
    await this.pushes.tidy();
    await this.pushes.derive();
    await this.owedWork.enqueue(sendPush, sendPushPayloads(await this.pushes.listDue(sweepBatchSize)));
  }
}
