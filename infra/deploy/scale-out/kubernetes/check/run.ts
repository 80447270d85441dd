import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolationFaults } from './isolation.ts';
import { readManifests } from './manifests.ts';
import { podSecurityFaults } from './pod-security.ts';

/**
 * Checks pod security and network policies of manifests. Usage: run.ts [FILE…]; without files, those of the base are
 * checked.
 */
const base = join(import.meta.dirname, '..', 'base', '*.yaml');
const files = process.argv.length > 2 ? process.argv.slice(2) : globSync(base);
const yaml = files.map((file) => readFileSync(file, 'utf8'));
const manifests = readManifests(yaml.join('\n---\n'));
const faults = [...podSecurityFaults(manifests), ...isolationFaults(manifests)];
if (manifests.workloads.length === 0) faults.push('there is no workload in these files');

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
