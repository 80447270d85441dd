import { Injectable, Logger } from '@nestjs/common';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import { AlarmChannels, type AlarmMessage } from './alarm-channels.js';
import type { AlarmCause } from './alarm.entity.js';
import { AlarmsRepository } from './alarms.repository.js';

export interface AlarmToRaise {
  message: AlarmMessage;
  onSent?: () => Promise<void>;
  /** Minimum number of minutes between two alarms with the same cause; by default an hour. */
  pauseMinutes?: number;
}

interface ReportedAlarm<Of> extends Pick<AlarmToRaise, 'pauseMinutes'> {
  cause: AlarmCause;
  text: (count: number) => string;
  since: (first: Of) => Date | null;
  markReported: (ids: string[]) => Promise<void>;
}

/** Raises alarms. By default, each cause is reported at most once an hour, no matter how many processes raise it. */
@Injectable()
export class Alarms {
  private readonly log = new Logger(Alarms.name);
  private readonly raisedAt = new Map<AlarmCause, number>();

  constructor(
    private readonly channels: AlarmChannels,
    private readonly alarms: AlarmsRepository,
  ) {}

  get areConfigured(): boolean {
    return this.channels.areConfigured;
  }

  /** Raises one alarm about all of `unreported`, if there are any, and marks them as reported once it is sent. */
  async report<Of extends { id: string }>(
    unreported: readonly Of[],
    { text, since, markReported, ...alarm }: ReportedAlarm<Of>,
  ): Promise<void> {
    const [first] = unreported;
    if (!first) return;
    const message = { cause: alarm.cause, text: text(unreported.length), count: unreported.length };
    await this.raise({
      message: { ...message, since: since(first)?.toISOString() ?? null },
      onSent: () => markReported(unreported.map(({ id }) => id)),
      pauseMinutes: alarm.pauseMinutes,
    });
  }

  async raise({ message, onSent, pauseMinutes = 60 }: AlarmToRaise): Promise<void> {
    const { cause, count } = message;
    if (!this.areConfigured || !(await this.claim(cause, pauseMinutes))) return;
    this.log.error({ cause, count }, 'alarm raised');
    this.raisedAt.set(cause, performance.now());
    if (!(await this.channels.send(message))) return void this.raisedAt.delete(cause);
    await this.alarms.confirm(cause, pauseMinutes);
    await onSent?.();
  }

  /** Claims an alarm. If PostgreSQL cannot record the claim, because its disk is full, this process decides alone. */
  private async claim(cause: AlarmCause, pauseMinutes: number): Promise<boolean> {
    try {
      return await this.alarms.claim(cause, pauseMinutes);
    } catch (error) {
      this.log.error({ err: loggableError(error) }, 'cannot record an alarm');
      return performance.now() - (this.raisedAt.get(cause) ?? -Infinity) >= pauseMinutes * 60_000;
    }
  }
}
