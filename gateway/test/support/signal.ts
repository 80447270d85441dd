import { EventEmitter, once } from 'node:events';

/** Calls back into the test when something happens, so that it need not sleep. */
export function aSignal() {
  const events = new EventEmitter();
  return { given: once(events, 'given'), give: () => void events.emit('given') };
}
