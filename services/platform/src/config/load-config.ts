import { readFileSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { ConfigError } from './config.error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a process's variables once, into an object whose properties are named as the variables are.
 *
 * A variable may come as `NAME` or, for secrets that live in files, as `NAME_FILE` (a path). An empty
 * value counts as not set. Properties keep the class's defaults.
 *
 * @throws ConfigError with every problem at once.
 */
export function loadConfig<Config extends object>(
  schema: new () => Config,
  environment: Environment,
): Config {
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const name of variablesOf(schema)) {
    const value = readVariable(name, environment, problems);
    if (value !== undefined) values[name] = value;
  }

  const config = plainToInstance(schema, values, { exposeDefaultValues: true });
  const unreadable = new Set(problems.map((problem) => problem.split(' ')[0]));
  for (const { property, constraints } of validateSync(config, { stopAtFirstError: true })) {
    if (unreadable.has(`${property}_FILE`)) continue;
    problems.push(...Object.values(constraints ?? {}));
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(config);
}

function variablesOf(schema: new () => object): Set<string> {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(schema, '', true, false);
  return new Set(metadata.map(({ propertyName }) => propertyName));
}

function readVariable(name: string, environment: Environment, problems: string[]): string | undefined {
  const direct = environment[name]?.trim();
  if (direct) return direct;
  const path = environment[`${name}_FILE`]?.trim();
  if (!path) return undefined;
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    problems.push(`${name}_FILE names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return undefined;
  }
}
