import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../errors/domain.error.js';

/**
 * Accepts only UUIDs, because no other text can be an id. Returns them in lower case, as PostgreSQL does.
 *
 * @throws NotFound for any other text
 */
@Injectable()
export class EntityId implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw new NotFound();
    return text.toLowerCase();
  }
}
