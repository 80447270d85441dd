import { isUUID } from 'class-validator';
import { InvalidCursor } from '../projects/projects.errors.js';

/** The place of a project in the bin: when it was put there, and its id. */
export interface BinPlace {
  deletedAt: Date;
  id: string;
}

export function writeBinCursor({ deletedAt, id }: BinPlace): string {
  return Buffer.from(`${deletedAt.getTime()},${id}`).toString('base64url');
}

/** @throws InvalidCursor */
export function readBinCursor(text: string): BinPlace {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(',');
  if (!/^\d{1,14}$/.test(time) || !isUUID(id)) throw new InvalidCursor();
  return { deletedAt: new Date(Number(time)), id };
}
