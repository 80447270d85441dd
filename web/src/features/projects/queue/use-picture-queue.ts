import { useEffect, useSyncExternalStore } from 'react';
import { type ReactReduxContextValue, useSelector, useStore } from 'react-redux';
import { selectDraftsOwner } from '../../../lib/drafts/drafts-slice';
import type { AppDispatch } from '../../../lib/root-reducer';
import { PictureQueue } from './picture-queue';

type Store = ReactReduxContextValue['store'];

const queues = new WeakMap<Store, PictureQueue>();

export function useQueue(): PictureQueue {
  const store = useStore();
  const queue = queues.get(store) ?? new PictureQueue(store.dispatch as AppDispatch);
  queues.set(store, queue);
  return queue;
}

export function useQueueState() {
  const queue = useQueue();
  return useSyncExternalStore(queue.subscribe, queue.read);
}

/**
 * Runs the queue of the signed-in user.
 *
 * @param isLive false after the session has ended; pictures then wait for the next session
 */
export function useRunningQueue(isLive: boolean): void {
  const queue = useQueue();
  const userId = useSelector(selectDraftsOwner);
  useEffect(() => queue.listen(), [queue]);
  useEffect(() => {
    void queue.belongTo(userId).then(() => isLive && queue.sendWaiting());
  }, [queue, userId, isLive]);
}
