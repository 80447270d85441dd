import { ensureBuckets } from './servers/object-store.ts';
import type { Stack } from './stack.ts';
import { storeKeys } from './store-keys.ts';

/** The buckets of the stack. `ledger` is what a restore must not undo: nothing removes an object of it. */
export async function ensureStores({ secrets, ports }: Pick<Stack, 'secrets' | 'ports'>): Promise<void> {
  const server = {
    ...storeKeys(secrets),
    url: `http://127.0.0.1:${ports.store}`,
    stop: async () => undefined,
  };
  await ensureBuckets(server, { private: ['originals', 'lead-photos', 'ledger'], public: ['media', 'site'] });
}
