import { serviceIds, type ServiceId } from '@sandhill/company/service-ids.js';
import { maxPictures } from '@sandhill/company/stories/story.js';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { WholeNumber } from '@sandhill/platform/validation/whole-number.js';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsUUID,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { NullableText, Percent } from '../../projects/dto/field-rules.js';

const maxSlugLength = 80;
const maxPlants = 24;
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Matches texts that do not look like a street: they have no number before a word, no ending such as "street", and no
 * "calle" at the beginning.
 */
const notAStreet =
  /^(?!.*\d\s+\p{L})(?!.*\s(street|st\.?|avenue|ave\.?|drive|dr\.?|road|rd\.?|boulevard|blvd\.?|lane|ln\.?|court|ct\.?)$)(?!calle\s)/iu;

const orNull = () => ValidateIf((_object, value) => value !== null && value !== undefined);
const wrongYear = withCode('out_of_range', 'Year must be from 1950 to 2100');
const wrongSlug = withCode('invalid_slug', 'The address may have only lowercase letters, digits and hyphens');
const wrongPictures = withCode('out_of_range', `A project has 1 to ${maxPictures} pictures`);

export class StoryPictureDto {
  @ApiProperty({ format: 'uuid', description: 'The project’s own id stands for its first picture.' })
  @IsUUID(undefined, withCode('unknown_picture', 'The project does not have this picture, or it was removed'))
  id: string;

  @NullableText('Alternative text', 300)
  altText?: string | null;

  @NullableText('Spanish alternative text', 300)
  altTextEs?: string | null;

  @Percent('The point that crops keep, in percent from the left.')
  focusX?: number;

  @Percent('From the top.')
  focusY?: number;
}

/** The body of `PUT /api/projects/{id}/story`, which replaces the whole story. */
export class StoryDto {
  @ApiProperty({ maxLength: maxSlugLength, description: 'The last part of its address.' })
  @MaxLength(maxSlugLength, withCode('too_long', `The address may have at most ${maxSlugLength} characters`))
  @Matches(slug, wrongSlug)
  slug: string;

  @ApiPropertyOptional({ default: false, description: 'Without it visitors see the pictures alone.' })
  @MayBeAbsent()
  @IsBoolean(withCode('not_a_boolean', 'hasConsent must be true or false'))
  hasConsent?: boolean;

  @NullableText('Community', 100, 'Never a street.')
  @Matches(notAStreet, withCode('looks_like_a_street', 'Enter the community, not the street'))
  community?: string | null;

  @ApiPropertyOptional({ type: 'integer', minimum: 1950, maximum: 2100, nullable: true })
  @orNull()
  @WholeNumber(1950, 2100, wrongYear)
  year?: number | null;

  @NullableText('Problem', 2000)
  problem?: string | null;

  @NullableText('Problem in Spanish', 2000)
  problemEs?: string | null;

  @NullableText('Work', 2000, 'What was done.')
  work?: string | null;

  @NullableText('Work in Spanish', 2000)
  workEs?: string | null;

  @NullableText('Result', 2000)
  result?: string | null;

  @NullableText('Result in Spanish', 2000)
  resultEs?: string | null;

  @ApiPropertyOptional({ enum: serviceIds, isArray: true, default: [] })
  @MayBeAbsent()
  @ArrayUnique(withCode('repeated', 'Services must not repeat'))
  @IsIn(serviceIds, { each: true, ...withCode('unknown_service', 'Services must be ids of services') })
  @IsArray(withCode('not_a_list', 'Services must be a list'))
  services?: ServiceId[];

  @ApiPropertyOptional({
    type: [String],
    maxItems: maxPlants,
    default: [],
    description: 'Of the plant guide.',
  })
  @MayBeAbsent()
  @ArrayUnique(withCode('repeated', 'Plants must not repeat'))
  @Matches(slug, { each: true, ...withCode('invalid_slug', 'Plants must be addresses of the plant guide') })
  @MaxLength(100, { each: true, ...withCode('too_long', 'An address has at most 100 characters') })
  @ArrayMaxSize(maxPlants, withCode('out_of_range', `A story has at most ${maxPlants} plants`))
  @IsArray(withCode('not_a_list', 'Plants must be a list'))
  plants?: string[];

  @ApiProperty({
    type: [StoryPictureDto],
    minItems: 1,
    maxItems: maxPictures,
    description: 'In their order. Pictures of the project that are missing are taken out of it.',
  })
  @ValidateNested({ each: true, ...withCode('invalid', 'A picture is an object with its id') })
  @Type(() => StoryPictureDto)
  @ArrayUnique(({ id }: StoryPictureDto) => id, withCode('repeated', 'Pictures must not repeat'))
  @ArrayMaxSize(maxPictures, wrongPictures)
  @ArrayMinSize(1, wrongPictures)
  @IsArray(withCode('not_a_list', 'Pictures must be a list'))
  pictures: StoryPictureDto[];

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'One of the pictures.' })
  @orNull()
  @IsUUID(undefined, withCode('unknown_picture', 'The project does not have this picture, or it was removed'))
  beforeId?: string | null;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @orNull()
  @IsUUID(undefined, withCode('unknown_picture', 'The project does not have this picture, or it was removed'))
  afterId?: string | null;
}
