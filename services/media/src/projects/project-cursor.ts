import { milliseconds, decodePosition, encodePosition } from '@sandhill/platform/paging/list-position.js';
import type { Project } from './project.entity.js';
import { InvalidCursor } from '@sandhill/platform/paging/invalid-cursor.js';

export type ProjectCursor = Pick<Project, 'displayOrder' | 'createdAt' | 'id'>;

export function encodeCursor({ displayOrder, createdAt, id }: ProjectCursor): string {
  return encodePosition([displayOrder, createdAt.getTime()], id);
}

/** Decodes a cursor of the list of projects. @throws InvalidCursor */
export function decodeCursor(text: string): ProjectCursor {
  const [displayOrder, time, id] = decodePosition(text, [/^\d{1,10}$/, milliseconds]) ?? [];
  if (displayOrder === undefined || time === undefined || id === undefined) throw new InvalidCursor();
  return {
    displayOrder: Math.min(Number(displayOrder), 2_147_483_647),
    createdAt: new Date(Number(time)),
    id,
  };
}
