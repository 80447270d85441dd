import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { QuietHoursDto } from './quiet-hours.dto.js';
import { QuietHours } from './quiet-hours.entity.js';

const untilSet: QuietHoursDto = { enabled: true, from: '20:00', until: '07:00' };

@Injectable()
export class QuietHoursService {
  constructor(private readonly dataSource: DataSource) {}

  async read(userId: string): Promise<QuietHoursDto> {
    const own = await this.dataSource.manager.findOneBy(QuietHours, { userId });
    if (!own) return untilSet;
    return { enabled: own.isOn, from: own.startsAt.slice(0, 5), until: own.endsAt.slice(0, 5) };
  }

  async set(userId: string, { enabled, from, until }: QuietHoursDto): Promise<QuietHoursDto> {
    const own = { userId, isOn: enabled, startsAt: from, endsAt: until };
    await this.dataSource.manager.upsert(QuietHours, own, ['userId']);
    return this.read(userId);
  }
}
