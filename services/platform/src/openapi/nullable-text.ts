import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';

interface Described {
  format?: 'date' | 'date-time' | 'uuid';
  description?: string;
}

export const NullableText = ({ format, description }: Described = {}): PropertyDecorator =>
  ApiProperty({
    type: String,
    ...(format && { format }),
    nullable: true,
    ...(description && { description }),
  });
