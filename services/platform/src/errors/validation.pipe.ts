import { Injectable, ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { cannotBeStored, fieldThatCannotBeStored, isStorable } from '../validation/storable-text.js';
import { ValidationFailed, type FieldError } from './domain.error.js';

/**
 * Checks bodies and queries against their DTO classes and drops what they do not declare. No part of an address may
 * hold what the database cannot; bodies were looked through when they were read.
 *
 * A rule's stable word is its `context.code`: `@MaxLength(200, {message, context: {code: 'too_long'}})`.
 */
@Injectable()
export class InputValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      forbidUnknownValues: true,
      exceptionFactory: (errors) => new ValidationFailed(toFields(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'query' || metadata.type === 'param') refuseUnstorable(value, metadata.data);
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/** @throws ValidationFailed */
function refuseUnstorable(value: unknown, name = 'query'): void {
  const isWhole = typeof value === 'object' && value !== null;
  const refusal = isWhole
    ? fieldThatCannotBeStored(value)
    : isStorable(value)
      ? undefined
      : cannotBeStored(name);
  if (refusal) throw refusal;
}

function toFields(errors: ValidationError[]): Record<string, FieldError> {
  return Object.fromEntries(errors.map((error) => [error.property, toFieldError(error)]));
}

function toFieldError(error: ValidationError): FieldError {
  const [rule, message] = Object.entries(error.constraints ?? {})[0] ?? [];
  if (rule === undefined || message === undefined) {
    const nested = error.children?.[0];
    return nested ? toFieldError(nested) : { message: `${error.property} is not valid`, code: 'invalid' };
  }
  const context = error.contexts?.[rule] as { code?: string } | undefined;
  return { message, code: context?.code ?? 'invalid' };
}
