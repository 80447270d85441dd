import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';

/** Limit on the projects that are sorted at once. */
const longestOrder = 500;

const says = (message: string, code: string) => ({ message, context: { code } });
const outOfRange = says(`ids must have 1 to ${longestOrder} ids`, 'out_of_range');

/** The body of `PUT /api/projects/order`. */
export class ProjectOrderDto {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: longestOrder,
    uniqueItems: true,
    description: 'From the first shown to the last.',
  })
  @ArrayUnique(says('ids must not repeat an id', 'repeated_project'))
  @IsUUID(undefined, { each: true, ...says('ids must be the ids of project images', 'unknown_project') })
  @ArrayMaxSize(longestOrder, outOfRange)
  @ArrayMinSize(1, outOfRange)
  @IsArray(says('ids must be a list', 'not_a_list'))
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
