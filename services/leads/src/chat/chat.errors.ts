import { DomainError, fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 404: the conversation does not exist, or belongs to another browser. */
export class NoSuchChat extends fixedError(404, 'not_found', 'This conversation does not exist.') {}

/** 429: too many conversations were started from an IP address, or too many messages written in a conversation. */
export class TooManyChats extends DomainError {
  /** @param phone the office's phone number in display format */
  constructor({ retryAfterSeconds, phone }: { retryAfterSeconds: number; phone: string }) {
    super(
      429,
      'too_many_requests',
      `That was a lot at once. Please call us at ${phone}, or try again later.`,
      { retryAfterSeconds },
    );
  }
}

export class ChatFull extends DomainError {
  constructor(phone: string) {
    super(429, 'chat_full', `This conversation is very long. Please call us at ${phone}.`);
  }
}

export class ContactNeeded extends DomainError {
  constructor(phone: string) {
    super(
      429,
      'contact_needed',
      `Please leave your name and email so that we can go on, or call us at ${phone}.`,
    );
  }
}
