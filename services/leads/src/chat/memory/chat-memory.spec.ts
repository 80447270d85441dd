import type { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { ChatMemory, type KnownChat } from './chat-memory.js';

const aChat = (id: string, revision = 1): KnownChat => ({
  id,
  secretHash: '',
  revision,
  hasContact: false,
  lastId: null,
  hasWaiting: false,
});

describe('the memory of conversations', () => {
  let memory: ChatMemory;

  beforeEach(() => {
    memory = new ChatMemory({ gauge: () => undefined } as unknown as Metrics);
  });

  it('forgets what has changed elsewhere, and nothing else', () => {
    memory.keep(aChat('a', 1));
    memory.keep(aChat('b', 2));

    memory.forgetChanged([
      { id: 'a', revision: 2 },
      { id: 'b', revision: 2 },
      { id: 'c', revision: 1 },
    ]);

    expect([memory.find('a'), memory.find('b')?.id, memory.find('c')]).toEqual([undefined, 'b', undefined]);
  });

  it('has an end: what was not asked for longest goes first', () => {
    memory.keep(aChat('first'));
    memory.keep(aChat('second'));
    for (let index = 0; index < 19_998; index += 1) memory.keep(aChat(`other ${index}`));
    memory.find('first');
    memory.keep(aChat('one more'));

    expect([memory.find('first')?.id, memory.find('second')]).toEqual(['first', undefined]);
  });
});
