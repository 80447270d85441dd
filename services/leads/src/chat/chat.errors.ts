import { DomainError, NotFound } from '@sandhill/platform/errors/domain.error.js';

/** 404: there is no such conversation, or it is another browser's. */
export class NoSuchChat extends NotFound {
  constructor() {
    super('This conversation does not exist.');
  }
}

/** 429: an address has begun, or a conversation has got, as many as one visitor needs (H6). */
export class TooManyChats extends DomainError {
  /** @param phone the office's, as it is shown */
  constructor({ retryAfterSeconds, phone }: { retryAfterSeconds: number; phone: string }) {
    super(
      429,
      'too_many_requests',
      `That was a lot at once. Please call us at ${phone}, or try again later.`,
      { retryAfterSeconds },
    );
  }
}

/** 429: the visitor has written as much as a conversation holds (H6). */
export class ChatFull extends DomainError {
  constructor(phone: string) {
    super(429, 'chat_full', `This conversation is very long. Please call us at ${phone}.`);
  }
}

/** 429: the conversation goes on once the visitor has left an address (H6). */
export class ContactNeeded extends DomainError {
  constructor(phone: string) {
    super(
      429,
      'contact_needed',
      `Please leave your name and email so that we can go on, or call us at ${phone}.`,
    );
  }
}
