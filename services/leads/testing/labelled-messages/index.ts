import { createHash } from 'node:crypto';
import { genuineEnglish } from './genuine-en.ts';
import { genuineSpanish } from './genuine-es.ts';
import type { LabelledMessage } from './labelled.ts';
import { spamEnglish } from './spam-en.ts';
import { spamSpanish } from './spam-es.ts';

export type { LabelledMessage } from './labelled.ts';

/** 600 messages, half of them spam, in both languages; the order is mixed and has no meaning. */
export const labelledMessages: readonly LabelledMessage[] = [
  ...genuineEnglish,
  ...genuineSpanish,
  ...spamEnglish,
  ...spamSpanish,
]
  .map((message) => ({ message, key: createHash('sha256').update(message.message).digest('hex') }))
  .sort((one, other) => (one.key < other.key ? -1 : 1))
  .map(({ message }) => message);
