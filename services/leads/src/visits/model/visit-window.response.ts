import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import type { Slot } from './slots.js';

/** Day and hours of a window, in wall-clock time in New York. */
export class VisitTimeResponse {
  @ApiProperty({ format: 'date' }) date: string;
  @ApiProperty({ example: '09:00' }) starts: string;
  @ApiProperty({ example: '11:00' }) ends: string;
}

export class VisitWindowResponse extends VisitTimeResponse {
  @ApiProperty({ format: 'uuid' }) windowId: string;
}

export const toVisitWindow = ({ windowId, date, starts, ends }: Slot): VisitWindowResponse => ({
  windowId,
  date,
  starts,
  ends,
});
