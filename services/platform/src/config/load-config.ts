import { readFileSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { ConfigError } from './config.error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a process's environment variables into an object with the same property names.
 *
 * Every variable can be set as `NAME` or as `NAME_FILE`, the path of a file with the value. Empty values count as not
 * set. Properties of variables that are not set keep the class's defaults.
 *
 * @throws ConfigError listing every problem.
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
