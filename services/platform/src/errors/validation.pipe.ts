import { Injectable, ValidationPipe, type ValidationError } from '@nestjs/common';
import { ValidationFailed, type FieldError } from './domain.error.js';

/**
 * Validates bodies and queries against their DTO classes and drops undeclared properties. The error code of a field is
 * the `context.code` of the violated rule: `@MaxLength(200, {message, context: {code: 'too_long'}})`.
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
