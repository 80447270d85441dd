import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from './config.error.js';
import { loadConfig, type Environment } from './load-config.js';
import { ProcessConfig } from './process.config.js';

/**
 * Checks a process's environment without starting anything. Run it as `node check-settings.js dist/leads.config.js`.
 * Writes the problems, one per line, to the file that `SETTINGS_REPORT` names. Without `SETTINGS_REPORT`, prints them
 * and exits with code 1.
 */
const [file = ''] = process.argv.slice(2);
const exported = Object.values((await import(pathToFileURL(resolve(file)).href)) as object);
// The file may also export a base class of the process's configuration. Both are checked, and `problems` lists a
// problem of both only once.
const schemas = exported.filter(isProcessConfig);
if (schemas.length === 0) throw new Error(`${file} has no configuration of a process`);

const found = schemas.flatMap((schema) => problemsOf(schema, process.env));
const problems = [...new Set([...found, ...problemsOfAuthority(process.env)])];
const report = process.env['SETTINGS_REPORT'];
if (report) writeFileSync(report, problems.map((problem) => `${problem}\n`).join(''));
else if (problems.length > 0) {
  process.stderr.write(`${new ConfigError(problems).message}\n`);
  process.exitCode = 1;
}

function isProcessConfig(value: unknown): value is new () => ProcessConfig {
  return typeof value === 'function' && value.prototype instanceof ProcessConfig;
}

function problemsOf(config: new () => object, environment: Environment): readonly string[] {
  try {
    loadConfig(config, environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

/**
 * Checks the certificate in `NODE_EXTRA_CA_CERTS`. If it is unreadable, Node only warns, and then no connection to the
 * mail server works.
 */
function problemsOfAuthority({ NODE_EXTRA_CA_CERTS: path }: Environment): string[] {
  if (!path) return [];
  try {
    // Reads the file as text, so that the binary format DER is rejected: Node accepts only PEM in this variable.
    void new X509Certificate(readFileSync(path, 'utf8'));
    return [];
  } catch {
    return ['MAIL_CA_FILE must name a file with a certificate (PEM) that the containers can read'];
  }
}
