import { ensureBuckets } from './servers/object-store.ts';
import { loopback, type Stack } from './stack.ts';
import { storeKeys } from './store-keys.ts';

/**
 * Makes the buckets of the stack. Objects in the bucket `ledger` are never removed, because they record what a restore
 * must not undo.
 */
export async function ensureStores(stack: Pick<Stack, 'settings' | 'secrets' | 'ports'>): Promise<void> {
  const server = {
    ...storeKeys(stack),
    url: loopback(stack.ports.store),
    stop: async () => undefined,
  };
  await ensureBuckets(server, { private: ['originals', 'lead-photos', 'ledger'], public: ['media', 'site'] });
}
