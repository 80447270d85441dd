import { isUUID } from 'class-validator';
import { InvalidCursor } from './projects.errors.js';

/** The place of a project in the one order of all lists. */
export interface ProjectCursor {
  displayOrder: number;
  createdAt: Date;
  id: string;
}

export function writeCursor({ displayOrder, createdAt, id }: ProjectCursor): string {
  return Buffer.from([displayOrder, createdAt.getTime(), id].join(',')).toString('base64url');
}

/** @throws InvalidCursor */
export function readCursor(text: string): ProjectCursor {
  const [displayOrder = '', time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(',');
  if (!/^\d{1,10}$/.test(displayOrder) || !/^\d{1,14}$/.test(time) || !isUUID(id)) throw new InvalidCursor();
  return {
    displayOrder: Math.min(Number(displayOrder), 2_147_483_647),
    createdAt: new Date(Number(time)),
    id,
  };
}
