import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../errors/domain.error.js';

/** Lets ids through; what cannot be one is not there. */
@Injectable()
export class EntityId implements PipeTransform<string, string> {
  /** @throws NotFound */
  transform(text: string): string {
    if (!isUUID(text)) throw new NotFound();
    return text;
  }
}
