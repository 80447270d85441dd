import { localizedPath } from '../../src/config/paths.ts';
import { publicAddresses } from '../../src/config/public-addresses.ts';

/** One entry of each kind from the plant guide, because all entries of a kind have the same layout. */
const entries = ['/plants/oleander', '/plant-problems/ficus-whitefly'];

/** Public addresses in both languages: all but those of stories and of the guide's other entries. */
export const publicPaths = (['en', 'es'] as const).flatMap((language) =>
  [...publicAddresses.map(({ path }) => path), ...entries].map((path) => localizedPath(path, language)),
);
