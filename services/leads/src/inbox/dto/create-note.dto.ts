import { RequiredText } from '../../model/lead-fields.js';

/** The body of `POST /api/leads/{id}/notes`. */
export class CreateNoteDto {
  @RequiredText({ missing: 'Please write a note', max: 5000 })
  text: string;
}
