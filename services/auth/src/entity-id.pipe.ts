import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { isUUID } from 'class-validator';

/** Lets ids through; what cannot be one is not there. */
@Injectable()
export class EntityId implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw new NotFound();
    return text;
  }
}
