import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { deliveryFailure } from './delivery-failure.js';
import { Mailer } from './mailer.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';

const everyMs = 10_000;

/** Ends a pause of sending by itself: asks the mail server about once a minute whether it will have us again. */
@Injectable()
export class PauseProbe extends PeriodicWork {
  private readonly log = new Logger(PauseProbe.name);
  protected readonly task = new PeriodicTask({ name: 'pause-probe', everyMs, run: () => this.run() });

  constructor(
    private readonly pauses: SendingPausesRepository,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async run(): Promise<void> {
    if (!(await this.pauses.claimProbe())) return;
    try {
      await this.mailer.signIn();
    } catch (error) {
      const { kind, words, code } = deliveryFailure(error);
      this.log.warn({ code }, 'sending stays paused');
      if (kind === 'not_signed_in') await this.pauses.note(words);
      return;
    }
    await this.pauses.end();
    this.log.log('the mail server takes us again: sending goes on');
  }
}
