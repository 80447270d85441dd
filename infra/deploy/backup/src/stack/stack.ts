export const services = ['auth', 'leads', 'media', 'content'] as const;

export type Service = (typeof services)[number];

/** Tables whose rows a service can make again. Backups do not contain them, and they are empty after a restore. */
export const regeneratedTables: Partial<Record<Service, readonly string[]>> = {
  content: ['site_sets', 'site_set_parts'],
};

/** Services that earlier versions did not have. A restore of an older backup does not change their data. */
export const addedLater: readonly Service[] = ['content'];

export const buckets = ['lead-photos', 'originals', 'media'] as const;

export type Bucket = (typeof buckets)[number];

/**
 * Names of the keys without which stored data is useless: that of second factors, and that of links to photos in sent
 * mails.
 */
export const keyNames = ['second-factor', 'photo-links'] as const;

export type KeyName = (typeof keyNames)[number];

export interface Stack {
  /** PostgreSQL's URL with a login. Its path is replaced by the name of a database. */
  databaseUrl: string;
  databases: Record<Service, string>;
  store: StoreAccess;
  /** The files of each key. Backups read the first file, and a restore writes all of them. */
  keyFiles: Record<KeyName, string[]>;
}

export interface StoreAccess {
  url: string;
  accessKey: string;
  secretKey: string;
  buckets: Record<Bucket | 'ledger', string>;
}

export const defaultDatabases: Stack['databases'] = {
  auth: 'auth',
  leads: 'leads',
  media: 'media',
  content: 'content',
};

export const defaultBuckets: StoreAccess['buckets'] = {
  'lead-photos': 'lead-photos',
  originals: 'originals',
  media: 'media',
  ledger: 'ledger',
};

export function addressOf({ databaseUrl }: Pick<Stack, 'databaseUrl'>, database: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  return url.href;
}
