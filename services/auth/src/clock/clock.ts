import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Tests replace the clock. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  async pause(milliseconds: number): Promise<void> {
    await pause(milliseconds);
  }
}
