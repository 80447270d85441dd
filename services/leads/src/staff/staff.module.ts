import { Module } from '@nestjs/common';
import { StaffService } from './staff.service.js';

/** Who works on leads. */
@Module({ providers: [StaffService], exports: [StaffService] })
export class StaffModule {}
