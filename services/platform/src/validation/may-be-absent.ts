import { ValidateIf } from 'class-validator';

/**
 * Lets the field be missing, which changes nothing. Unlike with `IsOptional`, null is still checked by the other rules.
 */
export const MayBeAbsent = () => ValidateIf((_object, value) => value !== undefined);
