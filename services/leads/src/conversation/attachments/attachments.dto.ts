import { IsLargeText } from '@sandhill/platform/json/is-large-text.js';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { LeadText } from '../../model/lead-fields.js';
import type { AttachmentType, MessageAttachment } from '../../model/message-attachment.entity.js';
import { attachmentLimits } from './attachment-limits.js';

export class AddAttachmentDto {
  @LeadText({ missing: 'Please name the file', max: attachmentLimits.nameLength })
  name: string;

  @ApiProperty({ type: String, description: 'A JPEG, PNG or PDF as a base64 data URL.' })
  @IsLargeText(withCode('required', 'Please choose a file'))
  data: LargeText;
}

export class AttachmentResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['image/jpeg', 'application/pdf'], description: 'Pictures are sent as JPEG.' })
  type: AttachmentType;
  @ApiProperty({ type: 'integer', description: 'In bytes, as it is sent.' }) size: number;
}

export const toAttachment = ({ id, name, type, size }: MessageAttachment): AttachmentResponse => ({
  id,
  name,
  type,
  size,
});
