import { fixedError } from '@sandhill/platform/errors/domain.error.js';

const message = 'This lead has no email address. Please call, or add an address first.';

export class NoEmailAddress extends fixedError(400, 'no_email', message, {
  fields: { email: { code: 'no_email', message } },
}) {}

export class MessageKeyReused extends fixedError(
  422,
  'idempotency_key_reused',
  'This message was already sent with another text.',
) {}

export class AnswerChanged extends fixedError(
  412,
  'answer_changed',
  'Someone else has changed this answer.',
) {}

export class AlreadySent extends fixedError(409, 'already_sent', 'This answer has already been sent.') {}
