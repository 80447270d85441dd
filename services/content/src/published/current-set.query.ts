import { IsOptional, Matches } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';

/** The query of a public server, which reports its own state. */
export class CurrentSetQuery {
  @Matches(/^[0-9a-f]{16}$/, withCode('invalid_build', 'build must be 16 hexadecimal digits'))
  build: string;

  @IsOptional()
  @Matches(/^[\w.:-]{1,100}$/, withCode('invalid_name', 'name must be a host name'))
  name?: string;

  /** Hash of the page set that the server shows; empty if it shows the pages of its container image. */
  @IsOptional()
  @Matches(/^([0-9a-f]{64})?$/, withCode('invalid_set', 'shows must be the name of a set'))
  shows?: string;
}
