import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LeadKind } from '../../model/lead-status.js';
import { referenceAlphabet as alphabet, referenceLength as length } from '../../model/lead-reference.js';

/** Generates the references that people use for a lead: `Q-7F3K2M` for a quote, `C-…` for a contact. */
@Injectable()
export class ReferenceGenerator {
  next(kind: LeadKind): string {
    const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
    return `${kind === 'quote' ? 'Q' : 'C'}-${characters.join('')}`;
  }
}
