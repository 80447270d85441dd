import { ApiPropertyOptional, PartialType } from '@sandhill/platform/openapi/decorators.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsBoolean, IsIn } from 'class-validator';
import { rotations, type Rotation } from '../../images/rotation.js';
import { CreateProjectDto } from './create-project.dto.js';

/**
 * Changes to a project. All fields are optional. `imageUrl` is a data URL of a new picture, or the path of the current
 * picture, which then stays.
 */
export class UpdateProjectDto extends PartialType(CreateProjectDto, { skipNullProperties: false }) {
  @ApiPropertyOptional({ description: 'Show the picture uncut; only for pictures with a cut.' })
  @MayBeAbsent()
  @IsBoolean(withCode('not_a_boolean', 'showOriginal must be true or false'))
  showOriginal?: boolean;

  @ApiPropertyOptional({ enum: rotations, description: 'Turn the upright picture clockwise, in degrees.' })
  @MayBeAbsent()
  @IsIn(rotations, withCode('invalid_choice', 'turn must be 0, 90, 180 or 270'))
  turn?: Rotation;
}
