import { extract } from 'tar';

/** Unpacks a set that this service packed. Arguments: TAR FOLDER. */
const [file = '', cwd = ''] = process.argv.slice(2);

await extract({ file, cwd, strict: true, noMtime: true, preserveOwner: false });
