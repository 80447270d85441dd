import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsBoolean, Matches } from 'class-validator';
import { clockTime } from './rota.dto.js';

const badTime = withCode('invalid_time', 'Please enter a time like 20:00');

/** The caller's quiet hours, in New York time. */
export class QuietHoursDto {
  @ApiProperty()
  @IsBoolean(withCode('required', 'Please turn quiet hours on or off'))
  enabled: boolean;
  @ApiProperty({ example: '20:00' }) @Matches(clockTime, badTime) from: string;
  @ApiProperty({ example: '07:00' }) @Matches(clockTime, badTime) until: string;
}
