import { entryBounds as most } from '@sandhill/company/plant-guide/entry-bounds.js';
import {
  confidences,
  levels,
  lights,
  plantGroups,
  type Confidence,
  type Level,
  type Light,
  type Plant,
  type PlantGroup,
} from '@sandhill/company/plant-guide/plant.js';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@sandhill/platform/openapi/decorators.js';
import {
  Choice,
  Choices,
  DraftText,
  Feet,
  Flag,
  OptionalText,
  OptionalTexts,
  RequiredChoice,
  NamedText,
  Slugs,
} from './entry-rules.js';
import { EntryDto } from './entry.dto.js';

/** The body of `POST /api/plants`. It has no `checkedBy`, which is set by signing the entry. */
export class CreatePlantDto extends EntryDto implements Partial<Plant> {
  @ApiProperty({ maxLength: most.name })
  @NamedText('Name', most.name)
  name: string;

  @ApiPropertyOptional({ maxLength: most.name, description: 'Empty: the English one is shown.' })
  @OptionalText('Spanish name', most.name)
  nameEs?: string;

  @ApiProperty({ maxLength: most.scientificName })
  @DraftText('Scientific name', most.scientificName)
  scientificName: string;

  @ApiProperty({ maxLength: most.description, description: 'Paragraphs, with an empty line between them.' })
  @DraftText('Description', most.description)
  description: string;

  @ApiPropertyOptional({ maxLength: most.description })
  @OptionalText('Spanish description', most.description)
  descriptionEs?: string;

  @ApiProperty({ maxLength: most.careInstructions, description: 'A line for each part of the year.' })
  @DraftText('Care', most.careInstructions)
  careInstructions: string;

  @ApiPropertyOptional({ maxLength: most.careInstructions })
  @OptionalText('Spanish care', most.careInstructions)
  careInstructionsEs?: string;

  @ApiProperty({ maxLength: most.floridaSpecific, description: 'What is particular in southwest Florida.' })
  @DraftText('In southwest Florida', most.floridaSpecific)
  floridaSpecific: string;

  @ApiPropertyOptional({ maxLength: most.floridaSpecific })
  @OptionalText('Spanish text on southwest Florida', most.floridaSpecific)
  floridaSpecificEs?: string;

  @ApiProperty({ enum: confidences })
  @RequiredChoice('Confidence', confidences)
  confidence: Confidence;

  @ApiPropertyOptional({
    type: [String],
    maxItems: most.synonyms,
    description: 'Other names in either language.',
  })
  @OptionalTexts('Other names', { most: most.synonyms, length: most.synonym })
  synonyms?: string[];

  @ApiPropertyOptional({ enum: plantGroups, default: 'shrub' })
  @Choice('Group', plantGroups)
  group?: PlantGroup;

  @ApiPropertyOptional({ enum: lights, isArray: true, default: [] })
  @Choices('Light', lights)
  light?: Light[];

  @ApiPropertyOptional({ enum: levels, default: 'medium', description: 'How much it needs.' })
  @Choice('Water', levels)
  water?: Level;

  @ApiPropertyOptional({ enum: levels, default: 'low', description: 'How much it stands.' })
  @Choice('Salt', levels)
  salt?: Level;

  @ApiPropertyOptional({
    minimum: 0,
    maximum: most.heightFt,
    default: 0,
    description: 'In feet; 0: not known.',
  })
  @Feet('Height', most.heightFt)
  heightFt?: number;

  @ApiPropertyOptional({ default: false })
  @Flag('Native')
  isNative?: boolean;

  @ApiPropertyOptional({ default: false })
  @Flag('Poisonous')
  isPoisonous?: boolean;

  @ApiPropertyOptional({
    type: [String],
    maxItems: most.issues,
    description: 'Slugs of problems that it gets.',
  })
  @Slugs('Problems', most.issues)
  issues?: string[];
}

export class UpdatePlantDto extends PartialType(CreatePlantDto, { skipNullProperties: false }) {}
