import { spawnSync } from 'node:child_process';

/**
 * Asks the package registry which production dependencies have known vulnerabilities, for a scheduled check. Usage:
 * audit.ts [low|moderate|high|critical], with the lowest severity that counts. Exits with 0 if there are none, 1 if
 * there are some, and 2 if the registry did not answer.
 */
interface Advisory {
  title: string;
  url: string;
  severity: Severity;
}

interface Report {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<string, { range: string; isDirect: boolean; via: Array<Advisory | string> }>;
  metadata?: { dependencies: { prod: number } };
}

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof severities)[number];

const say = (line: string) => process.stdout.write(`${line}\n`);

function ask(): Report | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    timeout: 120_000,
  });
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return undefined;
  }
}

/** Returns one line per advisory. A package that only depends on a vulnerable package has no line of its own. */
function findings(report: Report, least: Severity): string[] {
  return Object.entries(report.vulnerabilities ?? {}).flatMap(([name, { range, via }]) =>
    via
      .filter((each) => typeof each !== 'string')
      .filter(({ severity }) => severities.indexOf(severity) >= severities.indexOf(least))
      .map(({ severity, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`),
  );
}

function run(least: Severity): number {
  const report = ask();
  if (!report?.vulnerabilities) {
    const reason = report?.error?.summary || report?.message || 'npm gave no answer';
    say(`The package registry did not answer, so nothing is known: ${reason}`);
    return 2;
  }
  const found = findings(report, least);
  for (const line of found) say(line);
  const packages = `${report.metadata?.dependencies.prod ?? 'all'} production packages`;
  say(found.length === 0 ? `No known vulnerability in ${packages}.` : `${found.length} in ${packages}.`);
  if (found.length > 0) say('What to do: docs/operations.md, "When a dependency is bad".');
  return found.length === 0 ? 0 : 1;
}

const least = severities.find((each) => each === (process.argv[2] || 'low'));
if (!least) {
  process.stderr.write(`The severity must be one of ${severities.join(', ')}.\n`);
  process.exit(2);
}
process.exit(run(least));
