import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LeadKind } from '../../model/lead-status.js';

/** Leaves out 0 O, 1 I L and U, which are easily misread or misheard. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** Generates the references that people use for a lead: `Q-7F3K2M` for a quote, `C-…` for a contact. */
@Injectable()
export class ReferenceGenerator {
  next(kind: LeadKind): string {
    const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
    return `${kind === 'quote' ? 'Q' : 'C'}-${characters.join('')}`;
  }
}
