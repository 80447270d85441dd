import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { deliveryFailure } from './delivery-failure.js';
import { Mailer } from './mailer.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';

const everyMs = 10_000;
const endWithinMs = 5000;

/** Ends a pause of sending by itself: asks the mail server about once a minute whether it will have us again. */
@Injectable()
export class PauseProbe implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PauseProbe.name);
  private readonly task = new PeriodicTask({ name: 'pause-probe', everyMs, run: () => this.run() });

  constructor(
    private readonly pauses: SendingPausesRepository,
    private readonly mailer: Mailer,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    // Whoever hangs on the other side does not keep the process: what is cut here is begun again.
    await settleWithin(endWithinMs, () => this.task.stop()).catch(() => undefined);
  }

  async run(): Promise<void> {
    if (!(await this.pauses.claimProbe())) return;
    try {
      await this.mailer.signIn();
    } catch (error) {
      const { kind, words, code } = deliveryFailure(error);
      this.log.warn({ code }, 'sending stays paused');
      if (kind === 'not_signed_in') await this.pauses.begin(words);
      return;
    }
    await this.pauses.end();
    this.log.log('the mail server takes us again: sending goes on');
  }
}
