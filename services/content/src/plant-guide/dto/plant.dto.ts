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
  Feet,
  Flag,
  OptionalText,
  OptionalTexts,
  RequiredChoice,
  RequiredText,
  Slugs,
} from './entry-rules.js';
import { EntryDto } from './entry.dto.js';

/** The body of `POST /api/plants`. `checkedBy` is set by signing. */
export class CreatePlantDto extends EntryDto implements Partial<Plant> {
  @ApiProperty({ maxLength: 80 })
  @RequiredText('Name', 80)
  name: string;

  @ApiPropertyOptional({ maxLength: 80, description: 'Empty: the English one is shown.' })
  @OptionalText('Spanish name', 80)
  nameEs?: string;

  @ApiProperty({ maxLength: 120 })
  @RequiredText('Scientific name', 120)
  scientificName: string;

  @ApiProperty({ maxLength: 5000, description: 'Paragraphs, with an empty line between them.' })
  @RequiredText('Description', 5000)
  description: string;

  @ApiPropertyOptional({ maxLength: 5000 })
  @OptionalText('Spanish description', 5000)
  descriptionEs?: string;

  @ApiProperty({ maxLength: 3000, description: 'A line for each part of the year.' })
  @RequiredText('Care', 3000)
  careInstructions: string;

  @ApiPropertyOptional({ maxLength: 3000 })
  @OptionalText('Spanish care', 3000)
  careInstructionsEs?: string;

  @ApiProperty({ maxLength: 3000, description: 'What is particular in southwest Florida.' })
  @RequiredText('In southwest Florida', 3000)
  floridaSpecific: string;

  @ApiPropertyOptional({ maxLength: 3000 })
  @OptionalText('Spanish text on southwest Florida', 3000)
  floridaSpecificEs?: string;

  @ApiProperty({ enum: confidences })
  @RequiredChoice('Confidence', confidences)
  confidence: Confidence;

  @ApiPropertyOptional({ type: [String], maxItems: 20, description: 'Other names in either language.' })
  @OptionalTexts('Other names', { most: 20, length: 80 })
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

  @ApiPropertyOptional({ minimum: 0, maximum: 150, default: 0, description: 'In feet; 0: not known.' })
  @Feet('Height', 150)
  heightFt?: number;

  @ApiPropertyOptional({ default: false })
  @Flag('Native')
  isNative?: boolean;

  @ApiPropertyOptional({ default: false })
  @Flag('Poisonous')
  isPoisonous?: boolean;

  @ApiPropertyOptional({ type: [String], maxItems: 30, description: 'Slugs of problems that it gets.' })
  @Slugs('Problems', 30)
  issues?: string[];
}

export class UpdatePlantDto extends PartialType(CreatePlantDto, { skipNullProperties: false }) {}

/** What an entry has that was made without it. */
export const plantDefaults = {
  nameEs: '',
  descriptionEs: '',
  careInstructionsEs: '',
  floridaSpecificEs: '',
  synonyms: [],
  group: 'shrub',
  light: [],
  water: 'medium',
  salt: 'low',
  heightFt: 0,
  isNative: false,
  isPoisonous: false,
  issues: [],
} satisfies Partial<Plant>;
