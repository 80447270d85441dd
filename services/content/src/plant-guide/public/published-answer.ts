import { applyDecorators, type Type } from '@nestjs/common';
import { WithoutDatabase } from '@sandhill/platform/database/without-database.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { ApiOkResponse, ApiOperation, ApiResponse } from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { answerOf, sendAnswer } from '../../published/answer.js';
import { EntryNotFound } from '../editing/entry.errors.js';

interface Refusal {
  status: number;
  description: string;
}

/** Refusal of an entry that visitors cannot see. */
export const notPublished: Refusal = { status: 404, description: 'There is none, or it is not published.' };

/** An answer from memory, which readers keep and ask for again by its ETag. */
export const PublishedAnswer = (summary: string, type: Type, refusal: Refusal) =>
  applyDecorators(
    WithoutDatabase(),
    ApiOperation({ summary }),
    ApiOkResponse({ type }),
    ApiResponse({ status: 304, description: 'As `If-None-Match` says.' }),
    ApiResponse({ type: ErrorBody, ...refusal }),
  );

/** Sends the entry of a slug; throws `EntryNotFound` where there is none. */
export function sendEntry(entries: ReadonlyArray<{ slug: string }>, slug: string, response: Response): void {
  const entry = entries.find((each) => each.slug === slug);
  if (!entry) throw new EntryNotFound();
  sendAnswer(response, answerOf(entry));
}
