import { ValidateIf } from 'class-validator';

/**
 * May be left out, which changes nothing; null is a mistake, and so the other rules are asked. (`IsOptional` lets null
 * pass all of them.)
 */
export const MayBeAbsent = () => ValidateIf((_object, value) => value !== undefined);
