import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Provides the current time and pauses. Tests replace this class. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  async pause(milliseconds: number): Promise<void> {
    await pause(milliseconds);
  }
}
