import { EventEmitter, once } from 'node:events';

/** Lets a test wait for an event instead of sleeping. */
export function aSignal() {
  const events = new EventEmitter();
  return { given: once(events, 'given'), give: () => void events.emit('given') };
}
