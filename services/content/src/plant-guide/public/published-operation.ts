import { applyDecorators, type Type } from '@nestjs/common';
import { WithoutDatabase } from '@sandhill/platform/database/without-database.decorator.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import type { Response } from 'express';
import { toCachedResponse, sendCachedResponse } from '../../published/cached-response.js';
import { EntryNotFound } from '../editing/entry.errors.js';

export const notPublished = { 404: 'There is none, or it is not published.' };

/** Documents an operation whose answer comes from memory. Clients may cache the answer and revalidate its ETag. */
export const PublishedOperation = (summary: string, type: Type, refusals: Record<number, string>) =>
  applyDecorators(
    WithoutDatabase(),
    Operation(summary, { 200: type, 304: 'As `If-None-Match` says.', ...refusals }),
  );

/** Sends the entry with this slug. @throws EntryNotFound */
export function sendEntry(entries: ReadonlyArray<{ slug: string }>, slug: string, response: Response): void {
  const entry = entries.find((each) => each.slug === slug);
  if (!entry) throw new EntryNotFound();
  sendCachedResponse(response, toCachedResponse(entry));
}
