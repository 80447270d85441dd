import { Injectable, Logger } from '@nestjs/common';
import { AlarmChannels, type AlarmMessage } from './alarm-channels.js';
import { AlarmsRepository } from './alarms.repository.js';

export interface AlarmToRaise {
  message: AlarmMessage;
  onSent?: () => Promise<void>;
  /** Shortest time between two alarms of the cause, in minutes; by default an hour. */
  pauseMinutes?: number;
}

/** Raises alarms: each cause at most once an hour by default, whichever processes ask for it. */
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
