import { entryBounds as max } from '@sandhill/company/plant-guide/entry-bounds.js';
import type { Source } from '@sandhill/company/plant-guide/plant.js';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { Day, Flag, PicturePath, Slug, slugPattern, Sources } from './entry-rules.js';

export class SourceDto implements Source {
  @ApiProperty({ maxLength: max.sourceTitle })
  title: string;

  @ApiPropertyOptional({ maxLength: max.sourceUrl, description: 'With https://.' })
  url?: string;
}

export class EntryDto {
  @ApiPropertyOptional({
    maxLength: max.slug,
    pattern: slugPattern.source,
    description:
      'The last part of the page’s address; made of the name if it is missing. It stays while the entry is published.',
  })
  @Slug()
  slug?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: '`/guide/<name>.svg` or a path below `/media/`; null: the group’s drawing.',
  })
  @PicturePath()
  imageUrl?: string | null;

  @ApiPropertyOptional({
    type: [SourceDto],
    maxItems: max.sources,
    description: 'A published entry needs one.',
  })
  @Sources(max.sources)
  sources?: Source[];

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    nullable: true,
    description: 'When the sources were read. A published entry needs it.',
  })
  @Day('The date')
  checkedOn?: string | null;

  @ApiPropertyOptional({ default: false })
  @Flag('Published')
  isPublished?: boolean;
}
