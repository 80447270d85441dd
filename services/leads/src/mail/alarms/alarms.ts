import { Injectable, Logger } from '@nestjs/common';
import { AlarmChannels, type AlarmMessage } from './alarm-channels.js';
import { AlarmsRepository } from './alarms.repository.js';

export interface AlarmToRaise {
  message: AlarmMessage;
  onSent?: () => Promise<void>;
  /** Minimum number of minutes between two alarms with the same cause; by default an hour. */
  pauseMinutes?: number;
}

/** Raises alarms. By default, each cause is reported at most once an hour, no matter how many processes raise it. */
@Injectable()
export class Alarms {
  private readonly log = new Logger(Alarms.name);

  constructor(
    private readonly channels: AlarmChannels,
    private readonly alarms: AlarmsRepository,
  ) {}

  get areConfigured(): boolean {
    return this.channels.areConfigured;
  }

  async raise({ message, onSent, pauseMinutes = 60 }: AlarmToRaise): Promise<void> {
    if (!this.areConfigured || !(await this.alarms.claim(message.cause))) return;
    this.log.error({ cause: message.cause, count: message.count }, 'alarm raised');
    if (!(await this.channels.send(message))) return;
    await this.alarms.confirm(message.cause, pauseMinutes);
    await onSent?.();
  }
}
