import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';

const maxOrderLength = 500;

const outOfRange = withCode('out_of_range', `ids must have 1 to ${maxOrderLength} ids`);

export class ProjectOrderDto {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: maxOrderLength,
    uniqueItems: true,
    description: 'From the first shown to the last.',
  })
  @ArrayUnique(withCode('repeated_project', 'ids must not repeat an id'))
  @IsUUID(undefined, { each: true, ...withCode('unknown_project', 'ids must be the ids of project images') })
  @ArrayMaxSize(maxOrderLength, outOfRange)
  @ArrayMinSize(1, outOfRange)
  @IsArray(withCode('not_a_list', 'ids must be a list'))
  ids: string[];
}

export class ProjectPlaceResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer' })
  displayOrder: number;
}

export class ProjectOrderResponse {
  @ApiProperty({
    type: [ProjectPlaceResponse],
    description: 'In the requested order, with the display orders set.',
  })
  projects: ProjectPlaceResponse[];
}
