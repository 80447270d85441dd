import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/** Returns the migrations that a module exports, sorted by the time at the end of their names. */
export const sortMigrations = (migrations: Record<string, Migration>): Migration[] =>
  Object.values(migrations).toSorted((one, other) => timeOf(one) - timeOf(other));

const timeOf = ({ name }: Migration) => Number(name.slice(-13));
