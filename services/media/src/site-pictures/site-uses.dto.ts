import { pictureUses, type PictureUse } from '@sandhill/company/pictures/picture-places.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ProjectResponse } from '../projects/dto/project.response.js';

/** Limit on the pictures in one report. The site's content with its draft and planned versions uses fewer. */
const maxUses = 1_000;

class SiteUseDto {
  @IsUUID()
  id: string;

  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  places: string[];
}

export class SiteUsesDto {
  @IsArray()
  @ArrayMaxSize(maxUses)
  @ValidateNested({ each: true })
  @Type(() => SiteUseDto)
  uses: SiteUseDto[];

  /** Paths of the pictures of guide entries. Absent in requests of an older content service. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(maxUses)
  @IsString({ each: true })
  @MaxLength(300, { each: true })
  guideImages?: string[];
}

class SiteUseResponse {
  @ApiProperty({ type: ProjectResponse })
  project: ProjectResponse;

  @ApiProperty({ enum: pictureUses, isArray: true })
  places: PictureUse[];
}

export class SiteUsesResponse {
  @ApiProperty({ type: [SiteUseResponse] })
  uses: SiteUseResponse[];
}
