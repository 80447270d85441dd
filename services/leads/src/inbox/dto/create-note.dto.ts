import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { IsIn, IsOptional } from 'class-validator';
import { RequiredText, withCode } from '../../model/lead-fields.js';
import { noteKinds, type NoteKind } from '../lead-note.entity.js';

/** The body of `POST /api/leads/{id}/notes`. */
export class CreateNoteDto {
  @RequiredText({ missing: 'Please write a note', max: 5000 })
  text: string;

  @ApiPropertyOptional({
    enum: noteKinds,
    default: 'note',
    description: 'A call answers a lead: a new one is then contacted.',
  })
  @IsIn(noteKinds, withCode('unknown_kind', 'The kind must be note or call'))
  @IsOptional()
  kind?: NoteKind | null;
}
