import { localizedPath, publicAddresses } from '../../src/config/paths.ts';

/** Every public address, in both languages. */
export const publicPaths = (['en', 'es'] as const).flatMap((language) =>
  publicAddresses.map(({ path }) => localizedPath(path, language)),
);
