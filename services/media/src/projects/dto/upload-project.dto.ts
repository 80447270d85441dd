import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsBoolean, IsUUID } from 'class-validator';
import { CreateProjectDto } from './create-project.dto.js';

/** A new project, with further fields for phones that upload a picture later because they had no signal. */
export class UploadProjectDto extends CreateProjectDto {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The account of the person who chose the picture: no one else can send it.',
  })
  @MayBeAbsent()
  @IsUUID(undefined, withCode('not_an_id', 'chosenBy must be the id of an account'))
  chosenBy?: string;

  @ApiPropertyOptional({
    description: 'A picture of the same bytes that is in the gallery is returned, and none is added.',
  })
  @MayBeAbsent()
  @IsBoolean(withCode('not_a_boolean', 'unlessPresent must be true or false'))
  unlessPresent?: boolean;

  @ApiPropertyOptional({ description: 'Before all others, whatever `displayOrder` says.' })
  @MayBeAbsent()
  @IsBoolean(withCode('not_a_boolean', 'first must be true or false'))
  first?: boolean;
}
