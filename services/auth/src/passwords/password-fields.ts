import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsString, MaxLength, MinLength } from 'class-validator';

/** Limit in characters, checked before hashing: a stranger must not choose how much work a hash takes. */
export const maxPasswordLength = 1000;

const required = (name: string) => withCode('required', `${name} is required`);

const passwordField = (name: string) =>
  applyDecorators(
    ApiProperty({ maxLength: maxPasswordLength }),
    IsString(required(name)),
    MinLength(1, required(name)),
    MaxLength(maxPasswordLength, withCode('too_long', `${name} is too long`)),
  );

export const PasswordField = () => passwordField('Password');

export const CurrentPasswordField = () => passwordField('The current password');
