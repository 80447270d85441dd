interface Reference {
  place: string;
  name: string;
  tag: string;
}

/** Returns whether this repository builds an image. The deployment sets the version of such an image. */
const isOwn = (name: string) => /^(\S+\/)?sandhill\//.test(name);

/** Returns the pattern of a full version of an image. PostgreSQL's versions have only two numbers. */
const fullVersion = (name: string) =>
  name === 'postgres' ? /^\d+\.\d+(?![.\d])/ : /^(v?\d+\.\d+\.\d+|RELEASE\.\d{4}-)/;

/**
 * Returns the faults in the tags of images: a tag without a full version, or different versions in different files.
 * Reads `image:` and `newTag:` in YAML, `FROM` and `--from` in Dockerfiles, and every mention of these images in other
 * files.
 */
export function faultyTags(files: ReadonlyMap<string, string>): string[] {
  const declared = [...files].flatMap(([path, text]) => declarations(path, text));
  const names = [...new Set(declared.map(({ name }) => name))].filter((name) => !isOwn(name));
  const mentioned = [...files].flatMap(([path, text]) => mentions(path, text, names));
  const references = [...declared, ...mentioned];
  const floating = references.filter(({ name, tag }) =>
    isOwn(name) ? tag === 'latest' : !fullVersion(name).test(tag),
  );
  return [...new Set([...floating.map(inWords), ...differing(references)])];
}

const inWords = ({ place, name, tag }: Reference) =>
  `${place}: ${name}:${tag || '(no tag)'} is not a full version.`;

function declarations(path: string, text: string): Reference[] {
  if (path.endsWith('Dockerfile')) return inDockerfile(path, text);
  return /\.ya?ml$/.test(path) ? inYaml(path, text) : [];
}

function inDockerfile(path: string, text: string): Reference[] {
  const stages = new Set([...text.matchAll(/^FROM .* AS (\S+)/gim)].map(([, stage]) => stage));
  return found(path, text, /^(?:FROM|COPY --from=|# syntax=)\s*(?:--\S+ )*(\S+)/i).filter(
    ({ name, tag }) => tag !== '' || !stages.has(name),
  );
}

/**
 * Reads the references in YAML. For `${NAME:-default}`, it uses the default. A required variable counts as version
 * 0.0.0.
 */
function inYaml(path: string, text: string): Reference[] {
  const plain = text
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replaceAll(/\$\{\w+:\?[^}]*\}/g, '0.0.0')
    .replaceAll(/\{ name: (\S+), newName: \S+, newTag: '?([^'\s]+?)'? \}/g, 'image: $1:$2');
  // Kustomize sets the tags of the product's own images in the Kubernetes base.
  const isBase = path.includes('kubernetes/base/');
  return found(path, plain, /(?:^\s*|\{\s*|- )image: *['"]?([^'"\s,}]+)/).filter(
    ({ name, tag }) => !isOwn(name) || (tag !== '' && !isBase),
  );
}

function mentions(path: string, text: string, names: readonly string[]): Reference[] {
  const any = names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|');
  if (any === '') return [];
  const mention = new RegExp(`(?<![\\w./-])((?:${any}):v?(?:\\d|latest|RELEASE)[\\w.-]*)`);
  // `redis:6379` is a host and a port.
  return found(path, text, mention).filter(({ tag }) => !/^\d{4,5}$/.test(tag));
}

function found(path: string, text: string, pattern: RegExp): Reference[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([, reference = '']) => ({
      place: `${path}:${index + 1}`,
      ...parsed(reference),
    })),
  );
}

function parsed(reference: string): { name: string; tag: string } {
  const [image = '', digest] = reference.split('@');
  const [, name = image, tag = ''] = /^(.*?):([^/]+)$/.exec(image) ?? [];
  return { name, tag: (tag || digest) ?? '' };
}

/**
 * Returns a fault for each image that has several versions. Versions must be equal, for instance because a backup's
 * tools must match the server.
 */
function differing(references: readonly Reference[]): string[] {
  return [...new Set(references.map(({ name }) => name))].flatMap((name) => {
    const all = references.filter((reference) => reference.name === name);
    if (isOwn(name) || new Set(all.map(({ tag }) => tag)).size < 2) return [];
    const places = new Set(all.map(({ tag, place }) => `${tag} (${place})`));
    return `${name} has several versions: ${[...places].join(', ')}.`;
  });
}
