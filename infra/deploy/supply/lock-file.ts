export interface LockedPackage {
  name?: string;
  version?: string;
  /** Folder of the workspace, if the entry is a link. */
  resolved?: string;
  link?: boolean;
  integrity?: string;
  license?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Packages by their folder. The folder of the repository's own package is ''. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Returns the folders of the packages that a package itself depends on at run time. The dependencies of these packages
 * are not included.
 */
export function neededBy(packages: LockedPackages, folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta, workspaces } =
    packages[folder] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers);
  const found = names.map((name) => folderOf(packages, folder, name));
  // Libraries may list their own workspaces, which are not installed.
  const own = folder === '' ? (workspaces ?? []) : [];
  return [...new Set([...found, ...own])].filter((each) => each !== undefined);
}

export function closureOf(packages: LockedPackages, folders: readonly string[]): Set<string> {
  const known = new Set(folders);
  for (const folder of known) for (const needed of neededBy(packages, folder)) known.add(needed);
  return known;
}

/**
 * Returns the folder of a package, searching upward from `from` as Node does; for a link, the folder that it points to.
 *
 * @returns undefined if the package is not found, which should happen only to optional packages
 */
function folderOf(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`;
    const entry = packages[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (folder === '') return undefined;
  }
}
