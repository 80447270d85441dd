import { Injectable } from '@nestjs/common';

/** Source of the current time. Tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
