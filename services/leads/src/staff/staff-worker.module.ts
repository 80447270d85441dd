import { Module } from '@nestjs/common';
import { StaffCopy } from './staff-copy.js';

/** Keeps the copy of auth's list of staff. */
@Module({ providers: [StaffCopy], exports: [StaffCopy] })
export class StaffWorkerModule {}
