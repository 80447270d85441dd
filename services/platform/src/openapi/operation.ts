import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@sandhill/platform/openapi/decorators.js';
import { ErrorBody } from '../errors/error-body.js';

/**
 * Description of an answer: the class of the body, a text, or both with further OpenAPI options. `{}` means no body.
 */
type Answer = string | Type | [Type] | object;

/** Describes a route: its purpose, and its answers by status. For a status from 400 on, a string describes an error. */
export const Operation = (summary: string, answers: Record<number, Answer> = {}): MethodDecorator =>
  applyDecorators(ApiOperation({ summary }), Answers(answers));

export const Answers = (answers: Record<number, Answer>): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ...Object.entries(answers).map(([status, answer]) =>
      ApiResponse({ status: Number(status), ...optionsOf(Number(status), answer) }),
    ),
  );

function optionsOf(status: number, answer: Answer): object {
  if (typeof answer === 'string') return { description: answer, ...(status >= 400 && { type: ErrorBody }) };
  return typeof answer === 'function' || Array.isArray(answer) ? { type: answer } : answer;
}
