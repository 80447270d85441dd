import { ValidateIf } from 'class-validator';

/** Allows the field to be missing. Unlike with `IsOptional`, the other rules still check null. */
export const MayBeAbsent = () => ValidateIf((_object, value) => value !== undefined);
