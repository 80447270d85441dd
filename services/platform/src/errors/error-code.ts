import { QueryFailedError } from 'typeorm';

/** Returns the code of an error of Node or a library; for a failed statement, PostgreSQL's SQLSTATE code. */
export function errorCode(error: unknown): string | undefined {
  const source = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  const { code } = (source ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
