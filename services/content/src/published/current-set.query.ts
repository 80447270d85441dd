import { IsOptional, Matches } from 'class-validator';

/** The query of a public server, which reports its own state. */
export class CurrentSetQuery {
  /** Id of the server's web build. */
  @Matches(/^[0-9a-f]{16}$/, {
    message: 'build must be 16 hexadecimal digits',
    context: { code: 'invalid_build' },
  })
  build: string;

  @IsOptional()
  @Matches(/^[\w.:-]{1,100}$/, { message: 'name must be a host name', context: { code: 'invalid_name' } })
  name?: string;

  /** Hash of the page set that the server shows; empty for the pages of its image. */
  @IsOptional()
  @Matches(/^([0-9a-f]{64})?$/, {
    message: 'shows must be the name of a set',
    context: { code: 'invalid_set' },
  })
  shows?: string;
}
