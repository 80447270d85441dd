import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { isUUID } from 'class-validator';
import { parseReference } from '../model/lead-reference.js';

export type LeadKey = { id: string } | { reference: string };

@Injectable()
export class LeadKeyPipe implements PipeTransform<string, LeadKey> {
  transform(text: string): LeadKey {
    if (isUUID(text)) return { id: text };
    const reference = parseReference(text);
    if (!reference) throw new NotFound('This lead does not exist.');
    return { reference };
  }
}
