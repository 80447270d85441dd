import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { waitFor } from '../../../lib/wait-for';
import { isDone, type QueuedPicture } from './queued-picture';

/** Storage for queued pictures. Any method may reject if the device refuses or is full. */
export interface QueueStore {
  /** Whether pictures survive a reload of the page. False, for instance, in a private window. */
  isDurable: boolean;
  list: () => Promise<QueuedPicture[]>;
  add: (picture: QueuedPicture, bytes: ArrayBuffer | null) => Promise<void>;
  /**
   * Changes a picture, unless it was removed in the meantime. The bytes of a picture that has been sent are deleted, to
   * free space for the next ones.
   *
   * @returns the picture after the change; undefined if it was removed
   */
  change: (id: string, changes: Partial<QueuedPicture>) => Promise<QueuedPicture | undefined>;
  remove: (ids: string[]) => Promise<void>;
  bytes: (id: string) => Promise<ArrayBuffer | undefined>;
}

interface QueueSchema extends DBSchema {
  pictures: { key: string; value: QueuedPicture };
  /** Picture data, stored separately so that listing the pictures does not read their data. */
  bytes: { key: string; value: ArrayBuffer };
}

/**
 * Version of the database. An upgrade may only add to the schema, because older and newer pages must be able to read
 * each other's pictures.
 */
const version = 1;

const databaseName = 'picture-queue';

/**
 * With strict durability, a reported write is already on disk, so it survives even if the phone is switched off
 * immediately.
 */
const strict = { durability: 'strict' } as const;

type Database = IDBPDatabase<QueueSchema>;

/** @param onClosed called when the database is closed, after which it can no longer be used */
async function openQueue(onClosed: () => void): Promise<Database> {
  return openDB<QueueSchema>(databaseName, version, {
    upgrade: (database) => {
      for (const name of ['pictures', 'bytes'] as const)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    },
    // Closes the database so that a newer page can upgrade it.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** Longest wait for the database, in milliseconds. Because of bugs in browsers, it may never open. */
const maxOpeningMs = 5000;

const tooLate = async (): Promise<never> => {
  await waitFor(maxOpeningMs);
  throw new Error('The database does not open');
};

/**
 * Opens the store in IndexedDB. The store keeps bytes instead of `File` objects, because Safari loses a `File` whose
 * source is moved or deleted. A browser may close the database at any time, as Safari does while the page is in the
 * background; the next call opens it again.
 */
export async function openDurableStore(open = openQueue): Promise<QueueStore> {
  let opened: Promise<Database> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const database = async () => {
    opened ??= Promise.race([open(forget), tooLate()]);
    opened.catch(forget);
    return opened;
  };
  await database();
  return {
    isDurable: true,
    list: async () => inOrder(await (await database()).getAll('pictures')),
    add: async (picture, bytes) => {
      const writing = (await database()).transaction(['pictures', 'bytes'], 'readwrite', strict);
      const writes = [writing.objectStore('pictures').put(picture, picture.id)];
      if (bytes) writes.push(writing.objectStore('bytes').put(bytes, picture.id));
      await Promise.all([...writes, writing.done]);
    },
    change: async (id, changes) => {
      const writing = (await database()).transaction(['pictures', 'bytes'], 'readwrite', strict);
      const known = await writing.objectStore('pictures').get(id);
      const changed = known && { ...known, ...changes };
      if (changed) await writing.objectStore('pictures').put(changed, id);
      if (changed && isDone(changed)) await writing.objectStore('bytes').delete(id);
      await writing.done;
      return changed;
    },
    remove: async (ids) => {
      const writing = (await database()).transaction(['pictures', 'bytes'], 'readwrite', strict);
      for (const id of ids) {
        void writing.objectStore('pictures').delete(id);
        void writing.objectStore('bytes').delete(id);
      }
      await writing.done;
    },
    bytes: async (id) => (await database()).get('bytes', id),
  };
}

export function openMemoryStore(): QueueStore {
  const pictures = new Map<string, QueuedPicture>();
  const bytes = new Map<string, ArrayBuffer>();
  return {
    isDurable: false,
    list: async () => inOrder([...pictures.values()]),
    add: async (picture, content) => {
      pictures.set(picture.id, picture);
      if (content) bytes.set(picture.id, content);
    },
    change: async (id, changes) => {
      const known = pictures.get(id);
      const changed = known && { ...known, ...changes };
      if (changed) pictures.set(id, changed);
      if (changed && isDone(changed)) bytes.delete(id);
      return changed;
    },
    remove: async (ids) => {
      for (const id of ids) {
        pictures.delete(id);
        bytes.delete(id);
      }
    },
    bytes: async (id) => bytes.get(id),
  };
}

const inOrder = (pictures: QueuedPicture[]) =>
  pictures.toSorted((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1));
