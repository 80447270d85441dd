import { localizedPath } from '../../src/config/paths.ts';
import { publicAddresses } from '../../src/config/public-addresses.ts';

/** Of the plant guide's entries, which are alike, one of each kind. */
const entries = ['/plants/oleander', '/plant-problems/ficus-whitefly'];

/** Every public address, in both languages. */
export const publicPaths = (['en', 'es'] as const).flatMap((language) =>
  [...publicAddresses.map(({ path }) => path), ...entries].map((path) => localizedPath(path, language)),
);
