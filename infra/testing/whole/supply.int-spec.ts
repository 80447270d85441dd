import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomOf } from '../../deploy/supply/sbom.ts';
import type { LockedPackages } from '../../deploy/supply/lock-file.ts';
import { isolationFaults } from '../../deploy/scale-out/kubernetes/check/isolation.ts';
import { podSecurityFaults } from '../../deploy/scale-out/kubernetes/check/pod-security.ts';
import { readManifests } from '../../deploy/scale-out/kubernetes/check/manifests.ts';
import { root } from '../../local/settings.ts';
import { forbiddenTurns } from '../runner/forbidden-turns.ts';
import { faultyTags } from '../runner/image-tags.ts';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: LockedPackages;
};

const advisory = (severity: string) => ({
  id: 1,
  title: 'Reads too much',
  url: 'https://advisories.test/1',
  vulnerable_versions: '<1000.0.0',
  cwe: [],
  cvss: { score: 0, vectorString: null },
  severity,
});

const faults = (path: string, text: string) => faultyTags(new Map([[path, text]]));

describe('the SBOM of a service', () => {
  const sbom = sbomOf(lock.packages, { subject: 'services/auth', beside: ['services/media'] });
  const names = (scope: string) =>
    sbom.components.filter((component) => component.scope === scope).map(({ name }) => name);

  it('names its production dependencies, those of the platform and those that they bring', () => {
    expect(names('required')).toEqual(
      expect.arrayContaining(['@node-rs/argon2', '@sandhill/platform', 'express', 'pg', 'body-parser']),
    );
  });

  it('names no dependency for development, even one that another workspace needs in production', () => {
    const all = sbom.components.map(({ name }) => name);

    for (const name of ['jest', 'supertest', 'fast-check', '@nestjs/testing', 'oxlint', 'vite'])
      expect(all).not.toContain(name);
    expect(names('required')).not.toContain('sharp');
  });

  it('marks packages of other services in the image as not loaded', () => {
    expect(names('excluded')).toContain('sharp');
    expect(names('excluded')).not.toContain('express');
  });

  it('has a version, a package URL and a hash for each, and knows who needs whom', () => {
    const express = sbom.components.find(({ name }) => name === 'express');

    expect(express).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/express@\d+\.\d+\.\d+$/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
    const platform = sbom.dependencies.find(({ ref }) => ref.startsWith('@sandhill/platform@'));
    expect(platform?.dependsOn).toContain(express?.['bom-ref']);
    const refs = new Set([
      ...sbom.components.map((each) => each['bom-ref']),
      sbom.metadata.component['bom-ref'],
    ]);
    expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual(
      [],
    );
  });
});

describe('the audit of production dependencies', () => {
  let registry: Server;
  let answer: { status: number; body: object };

  beforeAll(async () => {
    registry = createServer((request, response) => {
      const isAudit = request.url?.endsWith('/advisories/bulk') ?? false;
      request.resume().on('end', () => {
        response.writeHead(isAudit ? answer.status : 404, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(isAudit ? answer.body : {}));
      });
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', () => resolve()));
  });

  afterAll(() => registry.close());

  const audit = (level = '') =>
    new Promise<{ code: number; text: string }>((resolve) => {
      const { port } = registry.address() as AddressInfo;
      const env = {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_fetch_retries: '0',
        npm_config_noproxy: '127.0.0.1',
      };
      execFile(process.execPath, ['infra/deploy/supply/audit.ts', level], { cwd: root, env }, (error, text) =>
        resolve({ code: Number(error?.code ?? 0), text }),
      );
    });

  it('passes when the registry knows no vulnerability', async () => {
    answer = { status: 200, body: {} };

    expect(await audit()).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^No known vulnerability in \d+/),
    });
  });

  it('fails and names the package, unless its severity is below the level', async () => {
    answer = { status: 200, body: { 'merge-descriptors': [advisory('moderate')] } };

    const { code, text } = await audit();

    expect([code, text]).toEqual([1, expect.stringMatching(/^moderate: merge-descriptors .*Reads too much/)]);
    expect((await audit('high')).code).toBe(0);
  });

  it('fails in another way when the registry gives no answer', async () => {
    answer = { status: 405, body: {} };

    expect(await audit()).toMatchObject({
      code: 2,
      text: expect.stringMatching(/^The package registry did not answer/),
    });
  });
});

describe('the check of image versions', () => {
  it.each([
    ['docker-compose.yml', '    image: redis:8'],
    ['docker-compose.yml', '    image: caddy'],
    ['docker-compose.yml', '    image: postgres:18-trixie'],
    ['docker-compose.yml', '    image: axllent/mailpit:latest'],
    ['stack.yml', '    image: ${REGISTRY:-}sandhill/web:${TAG:-latest}'],
    ['service.Dockerfile', 'FROM node:24-trixie-slim AS built'],
    ['service.Dockerfile', 'COPY --from=busybox:1 /bin/sh /bin/sh'],
    ['service.Dockerfile', '# syntax=docker/dockerfile:1'],
  ])('refuses a tag that moves in %s: %s', (path, text) => {
    expect(faults(path, text)).toHaveLength(1);
  });

  it.each([
    ['docker-compose.yml', '    image: postgres:18.6-trixie'],
    ['docker-compose.yml', '    image: redis:8.10.1-trixie@sha256:0f2a'],
    ['docker-compose.yml', '    image: sandhill/web'],
    ['stack.yml', '    image: ${REGISTRY:-}sandhill/web:${TAG:?a version}'],
    ['service.Dockerfile', 'FROM node:24.21.0-trixie-slim AS built\nFROM built\nCOPY --from=built /app /app'],
  ])('accepts %s: %s', (path, text) => {
    expect(faults(path, text)).toEqual([]);
  });

  it('refuses two versions of one image', () => {
    const files = { 'a.yml': 'image: postgres:18.6', 'b.Dockerfile': 'FROM postgres:18.5' };

    expect(faultyTags(new Map(Object.entries(files)))).toEqual([
      'postgres has several versions: 18.6 (a.yml:1), 18.5 (b.Dockerfile:1).',
    ]);
  });
});

describe('the check of the Kubernetes manifests', () => {
  const base = [
    'namespace',
    'network-policies',
    'web',
    'gateway',
    'auth',
    'leads',
    'leads-worker',
    'media',
    'media-worker',
  ]
    .map((name) => readFileSync(join(root, `infra/deploy/scale-out/kubernetes/base/${name}.yaml`), 'utf8'))
    .join('\n---\n');
  const faultsWith = (from: string, to: string) => {
    expect(base).toContain(from);
    const manifests = readManifests(base.replace(from, to));
    return [...podSecurityFaults(manifests), ...isolationFaults(manifests)];
  };

  it.each([
    ['podSelector: {}', 'podSelector: { matchLabels: { app: x } }', /no policy denies/],
    [
      'values: [leads, leads-worker] }',
      'values: [leads, leads-worker, web] }',
      /^web may reach port 465 outside$/,
    ],
    [
      'matchLabels: { app: web } } }]',
      'matchLabels: {} } }]',
      /^may connect, by one side: auth gateway:3000$/,
    ],
    ['ports: [{ port: 993 }]', 'ports: [{ port: 143 }]', /^leads-worker may reach port 143 outside$/],
    ['name: to-postgres', 'name: to-elsewhere', /^auth may reach port 5432 outside$/],
    ['enforce: restricted', 'enforce: baseline', /level of enforce/],
    ['allowPrivilegeEscalation: false', 'allowPrivilegeEscalation: true', /^web: may gain privileges$/],
    ['runAsNonRoot: true', 'runAsNonRoot: false', /^web: may run as root$/],
    [
      'seccompProfile: { type: RuntimeDefault }',
      'seccompProfile: { type: Unconfined }',
      /^web: has no seccomp/,
    ],
    ['emptyDir: { medium: Memory, sizeLimit: 320Mi }', 'hostPath: { path: / }', /^web: mounts tmp/],
  ])('refuses %s as %s', (from, to, fault) => {
    expect(faultsWith(from, to)).toContainEqual(expect.stringMatching(fault));
  });
});

describe('plain words', () => {
  it('are held against comments, texts and documents', () => {
    expect(forbiddenTurns('a.ts', "owner: 'Who sees to it',")).toEqual(['a.ts:1: “sees to it” (owner)']);
    expect(forbiddenTurns('a.md', 'The queue is away.')).toEqual(['a.md:1: “is away” (is unavailable)']);
  });

  it('begin no comment with a question', () => {
    expect(forbiddenTurns('a.ts', '/** What it holds. */')).toEqual([
      'a.ts:1: a comment begins with a noun or a verb',
    ]);
    expect(forbiddenTurns('a.yml', '# Who asks.')).toHaveLength(1);
    expect(forbiddenTurns('a.ts', "const title = 'What it holds';")).toEqual([]);
  });
});
