import type { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { ChatCache, type CachedChat } from './chat-cache.js';

const aChat = (id: string, revision = 1): CachedChat => ({
  id,
  secretHash: '',
  revision,
  hasContact: false,
  lastId: null,
  hasWaiting: false,
});

describe('the cache of conversations', () => {
  let cache: ChatCache;

  beforeEach(() => {
    cache = new ChatCache({ gauge: () => undefined } as unknown as Metrics);
  });

  it('forgets what has changed elsewhere, and nothing else', () => {
    cache.keep(aChat('a', 1));
    cache.keep(aChat('b', 2));

    cache.forgetChanged([
      { id: 'a', revision: 2 },
      { id: 'b', revision: 2 },
      { id: 'c', revision: 1 },
    ]);

    expect([cache.find('a'), cache.find('b')?.id, cache.find('c')]).toEqual([undefined, 'b', undefined]);
  });

  it('has an end: what was not asked for longest goes first', () => {
    cache.keep(aChat('first'));
    cache.keep(aChat('second'));
    for (let index = 0; index < 19_998; index += 1) cache.keep(aChat(`other ${index}`));
    cache.find('first');
    cache.keep(aChat('one more'));

    expect([cache.find('first')?.id, cache.find('second')]).toEqual(['first', undefined]);
  });
});
