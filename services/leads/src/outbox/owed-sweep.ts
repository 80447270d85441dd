import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { NotificationsRepository } from '../mail/notifications/notifications.repository.js';
import { SuspectsRepository } from '../mail/notifications/suspects.repository.js';
import { PhotoMovesRepository } from '../photos/photo-moves.repository.js';
import { SubmissionsService } from '../leads/submissions/submissions.service.js';
import { OwedWork } from './owed-work.js';

const everyMs = 10_000;
const atOnce = 500;

/**
 * Puts on the queue what the tables say is owed, so that the queue may be lost at any time. Several workers may
 * sweep at once: an id that waits already is not added twice, and of two claims on a row one succeeds.
 */
@Injectable()
export class OwedSweep extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'owed-sweep', everyMs, run: () => this.run() });

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly photos: PhotoMovesRepository,
    private readonly suspects: SuspectsRepository,
    private readonly submissions: SubmissionsService,
    private readonly owedWork: OwedWork,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.notifications.releaseStaleClaims();
    await this.suspects.oweDigest();
    await this.submissions.purge();
    await this.notifications.purgeReceiptDays();
    await this.owedWork.enqueue({
      notificationIds: await this.notifications.listDue(atOnce),
      photoIds: await this.photos.listDue(atOnce),
    });
  }
}
