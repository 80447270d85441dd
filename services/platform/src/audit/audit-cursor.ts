import { ValidationFailed } from '../errors/domain.error.js';
import { isUUID } from 'class-validator';

/** The place of an event in the trail. */
export interface AuditPlace {
  at: Date;
  id: string;
}

export function writeCursor({ at, id }: AuditPlace): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url');
}

/** @throws ValidationFailed for `cursor` */
export function readCursor(text: string): AuditPlace {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  if (!/^\d{1,14}$/.test(time) || !isUUID(id)) {
    throw new ValidationFailed({ cursor: { code: 'invalid_cursor', message: 'This page is not known' } });
  }
  return { at: new Date(Number(time)), id };
}
