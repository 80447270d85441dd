import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { QueuedPicture } from './queued-picture';

/** Where pictures wait. All methods may reject when the device refuses or is full. */
export interface QueueStore {
  /** False where they are lost with the page, such as in a private window. */
  isDurable: boolean;
  list: () => Promise<QueuedPicture[]>;
  add: (picture: QueuedPicture, bytes: ArrayBuffer | null) => Promise<void>;
  /** Does nothing for one that was removed meanwhile. @returns the picture as it is now */
  change: (id: string, changes: Partial<QueuedPicture>) => Promise<QueuedPicture | undefined>;
  remove: (ids: string[]) => Promise<void>;
  bytes: (id: string) => Promise<ArrayBuffer | undefined>;
}

interface QueueSchema extends DBSchema {
  pictures: { key: string; value: QueuedPicture };
  /** Beside the pictures, so that a list of them reads no megabytes. */
  bytes: { key: string; value: ArrayBuffer };
}

/** Raised only to add: a newer page reads what an older one queued, and the other way round. */
const version = 1;

const databaseName = 'picture-queue';

/** A strict write is on the disk when it is reported, and survives a phone that is switched off. */
const strict = { durability: 'strict' } as const;

async function openQueue(): Promise<IDBPDatabase<QueueSchema>> {
  return openDB<QueueSchema>(databaseName, version, {
    upgrade: (database) => {
      for (const name of ['pictures', 'bytes'] as const)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    },
    // A newer page wants to add to it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** Bytes and not files: Safari loses a `File` whose origin is moved or deleted. */
export async function openDurableStore(): Promise<QueueStore> {
  const database = await openQueue();
  return {
    isDurable: true,
    list: async () => inOrder(await database.getAll('pictures')),
    add: async (picture, bytes) => {
      const writing = database.transaction(['pictures', 'bytes'], 'readwrite', strict);
      const writes = [writing.objectStore('pictures').put(picture, picture.id)];
      if (bytes) writes.push(writing.objectStore('bytes').put(bytes, picture.id));
      await Promise.all([...writes, writing.done]);
    },
    change: async (id, changes) => {
      const writing = database.transaction('pictures', 'readwrite', strict);
      const known = await writing.store.get(id);
      const changed = known && { ...known, ...changes };
      if (changed) await writing.store.put(changed, id);
      await writing.done;
      return changed;
    },
    remove: async (ids) => {
      const writing = database.transaction(['pictures', 'bytes'], 'readwrite', strict);
      for (const id of ids) {
        void writing.objectStore('pictures').delete(id);
        void writing.objectStore('bytes').delete(id);
      }
      await writing.done;
    },
    bytes: (id) => database.get('bytes', id),
  };
}

/** Of this page alone. */
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
      if (known) pictures.set(id, { ...known, ...changes });
      return pictures.get(id);
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
