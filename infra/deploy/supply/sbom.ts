import { closureOf, neededBy, type LockedPackage, type LockedPackages } from './lock-file.ts';

export interface Component {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl?: string;
  /** `excluded` means that the package is in the image, but the process does not load it. */
  scope?: 'required' | 'excluded';
  licenses?: object[];
  hashes?: Array<{ alg: 'SHA-512'; content: string }>;
}

/**
 * The fields of CycloneDX 1.5 that we use. There is no time and no serial number, so that equal packages give equal
 * bytes.
 */
interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: Array<{ ref: string; dependsOn: string[] }>;
}

interface Contents {
  /** Folder of the workspace that the SBOM describes: the one whose process runs. '' is the whole repository. */
  subject: string;
  /** Folders of the workspaces whose packages are in the same image. */
  beside?: readonly string[];
  isPresent?: (folder: string) => boolean;
}

/**
 * Returns the SBOM of a workspace: everything that it needs at run time, but nothing that only tests or builds need.
 *
 * The lock file is read because `npm sbom` has faults (npm 11.19): with `--omit=dev` it leaves out packages that any
 * workspace lists for development (express, pg, …), and without that option it fails on a dependency `latest`.
 */
export function sbomOf(
  packages: LockedPackages,
  { subject, beside = [], isPresent = () => true }: Contents,
): Sbom {
  if (!packages[subject]) throw new Error(`${subject} is not a workspace of package-lock.json.`);
  const required = closureOf(packages, [subject]);
  const present = [...closureOf(packages, [subject, ...beside])].filter(isPresent);
  const refOf = (folder: string) => `${nameOf(packages, folder)}@${packages[folder]?.version}`;
  const components = new Map<string, Component>();
  const dependencies = new Map<string, Set<string>>();
  for (const folder of present.toSorted()) {
    const ref = refOf(folder);
    const needed = neededBy(packages, folder).filter(isPresent).map(refOf);
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...needed]));
    // The same version may be installed in two folders. `required` then takes precedence.
    if (components.get(ref)?.scope !== 'required')
      components.set(ref, componentOf(packages, folder, required.has(folder)));
  }
  const subjectRef = refOf(subject);
  const { scope: _, ...component } = componentOf(packages, subject, true);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...component, type: 'application' } },
    components: [...components.values()].filter((each) => each['bom-ref'] !== subjectRef),
    dependencies: [...dependencies].map(([ref, needed]) => ({ ref, dependsOn: [...needed].toSorted() })),
  };
}

function componentOf(packages: LockedPackages, folder: string, isRequired: boolean): Component {
  const { version = '', integrity, license } = packages[folder] ?? {};
  const name = nameOf(packages, folder);
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: isRequired ? 'required' : 'excluded',
    ...(license && { licenses: [licenseOf(license)] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  };
}

/** Returns the name of a package. It is the end of the folder's path, unless the package is a workspace or an alias. */
function nameOf(packages: LockedPackages, folder: string): string {
  return packages[folder]?.name ?? folder.split('node_modules/').at(-1) ?? folder;
}

function licenseOf(license: NonNullable<LockedPackage['license']>): object {
  if (/ (AND|OR|WITH) /.test(license)) return { expression: license };
  return {
    license: /^[\w.+-]+$/.test(license) && license !== 'UNLICENSED' ? { id: license } : { name: license },
  };
}

/** Converts npm's form of a hash, `sha512-` with base64. */
function hashOf(integrity: string): { alg: 'SHA-512'; content: string } {
  const [, base64 = ''] = /^sha512-(\S+)/.exec(integrity) ?? [];
  return { alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') };
}
