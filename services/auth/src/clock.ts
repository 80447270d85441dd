import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** The time, so that a test can say what it is. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  async pause(milliseconds: number): Promise<void> {
    await pause(milliseconds);
  }
}
