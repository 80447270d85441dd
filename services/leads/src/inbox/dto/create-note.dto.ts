import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { LeadText } from '../../model/lead-fields.js';
import { noteKinds, type NoteKind } from '../lead-note.entity.js';

export class CreateNoteDto {
  @LeadText({ missing: 'Please write a note', max: 5000 })
  text: string;

  @ApiPropertyOptional({
    enum: noteKinds,
    default: 'note',
    description: 'A call answers a lead: a new one is then contacted.',
  })
  @IsIn(noteKinds, withCode('unknown_kind', 'The kind must be note or call'))
  @IsOptional()
  kind?: NoteKind | null;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'It is on the sheet that the crew takes along.',
  })
  @IsBoolean(withCode('not_a_boolean', 'forCrew must be true or false'))
  @IsOptional()
  forCrew?: boolean | null;
}
