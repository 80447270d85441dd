import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { IsLargeText } from '@sandhill/platform/json/is-large-text.js';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsUUID, ValidateIf } from 'class-validator';
import { CaptureTime, NullableText } from '../../projects/dto/field-rules.js';

/** The body of `POST /api/projects/{id}/pictures`: an upload, or a picture that is already in the gallery. */
export class AddPictureDto {
  @ApiPropertyOptional({ type: String, description: 'A data URL, as for a new project.' })
  @ValidateIf(({ fromProject }: AddPictureDto) => fromProject === undefined)
  @IsLargeText(withCode('required', 'Image is required'))
  imageUrl?: LargeText;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'A project whose picture is taken over. Its own card goes into the bin.',
  })
  @ValidateIf(({ fromProject }: AddPictureDto) => fromProject !== undefined)
  @IsUUID(undefined, withCode('unknown_project', 'This project image does not exist or was deleted'))
  fromProject?: string;

  @NullableText('File name', 300)
  fileName?: string | null;

  @NullableText('Software', 200)
  software?: string | null;

  @CaptureTime()
  takenAt?: string | null;
}
