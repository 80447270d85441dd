import { api } from '../../../lib/api';
import { randomId } from '../../../lib/random-id';
import { readBytes } from '../../../lib/read-file';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { ApiError } from '../../../lib/api-error';
import {
  anyDevice,
  askToKeep,
  DeviceFull,
  onConnectionChange,
  readDevice,
  registerSync,
  showBadge,
} from './device';
import { openQueueChannel, announceChange, withQueueLock } from './queue-lock';
import { keepQueueSettings, type QueueSettings, readQueueSettings } from './queue-settings';
import { openDurableStore, openMemoryStore, type QueueStore } from './queue-store';
import {
  fingerprintOf,
  isDone,
  isOld,
  isOpen,
  keepUnchanged,
  type PictureWords,
  type QueuedPicture,
} from './queued-picture';
import { type Addition, type QueueState, withProgress } from './queue-state';
import { RetryTimer } from './retry-timer';
import { sendFromPage } from './send-from-page';
import { sendQueue, type SendPicture } from './send-queue';

/**
 * The queue of pictures, as a page uses it. Pages and the service worker share the stored pictures; only the holder of
 * the lock sends them.
 */
export class PictureQueue {
  private state: QueueState = {
    pictures: [],
    progress: new Map(),
    isDurable: true,
    device: anyDevice,
    settings: readQueueSettings(),
    preparing: 0,
  };
  private userId: string | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly store = openDurableStore().catch(() => openMemoryStore());
  private channel: BroadcastChannel | null = null;
  private readonly timer = new RetryTimer(() => this.sendWaiting());
  private isRunning = false;
  private mustRunAgain = false;
  /** The failure that the last run returned (see `sendQueue`). */
  private failure: ApiError | null = null;
  private readonly send: SendPicture;

  constructor(private readonly dispatch: AppDispatch) {
    this.send = sendFromPage(dispatch, (id, progress) =>
      this.patch({ progress: withProgress(this.state.progress, id, progress) }),
    );
  }

  /** Listens for the connection and for changes by other tabs and the service worker. Returns a stop function. */
  listen(): () => void {
    const sendWaiting = () => this.sendWaiting();
    const tell = () => this.patch({});
    this.channel = openQueueChannel();
    this.channel?.addEventListener('message', () => void this.changedElsewhere());
    window.addEventListener('online', sendWaiting);
    window.addEventListener('offline', tell);
    document.addEventListener('visibilitychange', sendWaiting);
    const leaveConnection = onConnectionChange(sendWaiting);
    return () => {
      window.removeEventListener('online', sendWaiting);
      window.removeEventListener('offline', tell);
      document.removeEventListener('visibilitychange', sendWaiting);
      leaveConnection();
      this.timer.stop();
      this.channel?.close();
      this.channel = null;
    };
  }

  readonly read = (): QueueState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sets the user whose pictures are shown and sent; null for none. */
  async belongTo(userId: string | null): Promise<void> {
    if (this.userId === userId) return;
    this.userId = userId;
    // If the store fails, `sendAll` reads the pictures again.
    const read = this.forgetOld().then(() => Promise.all([this.refresh(), this.lookAtDevice()]));
    await read.catch(() => undefined);
    this.sendWaiting();
  }

  /** Returns the queued picture of the same file if it has not been sent and has not failed. */
  sameAs(original: File): QueuedPicture | undefined {
    const fingerprint = fingerprintOf(original);
    return this.state.pictures.find(
      (one) => one.fingerprint === fingerprint && !isDone(one) && one.state !== 'failed',
    );
  }

  /** Adds a picture, or finds the queued one of the same file. Returns its id. @throws DeviceFull, FileUnreadable */
  async add(addition: Addition): Promise<string> {
    const { original, file, words, state, fault, thumbnail, facts, key = randomId() } = addition;
    const same = this.sameAs(original);
    if (same && state !== 'failed') return this.join(same, addition);
    const id = randomId();
    const picture: QueuedPicture = {
      id,
      key,
      userId: this.userId ?? '',
      state,
      addedAt: Date.now(),
      fingerprint: fingerprintOf(original),
      fileName: file.name,
      type: file.type,
      words: { ...words, ...facts, ...(this.state.settings.areNewFirst && { first: true }) },
      isWifiOnly: this.state.settings.isWifiOnly,
      thumbnail,
      fault,
    };
    await this.keep(picture, state === 'failed' ? null : await readBytes(file));
    await this.refresh();
    if (state === 'waiting') this.sendWaiting();
    return id;
  }

  /** Queues the chosen pictures for sending. `words` overrides the pictures' own texts. */
  async submit(words: Partial<PictureWords> = {}): Promise<void> {
    const chosen = this.state.pictures.filter(({ state }) => state === 'chosen');
    for (const { id, words: own } of chosen)
      await (await this.store).change(id, { state: 'waiting', words: { ...own, ...words } });
    await this.changed();
    this.sendWaiting();
  }

  /** Changes the texts of a picture that is neither sent nor being sent. */
  async change(id: string, words: Partial<PictureWords>): Promise<void> {
    const known = this.state.pictures.find((one) => one.id === id);
    if (!known || known.state === 'sending' || isDone(known)) return;
    await (await this.store).change(id, { words: { ...known.words, ...words } });
    await this.changed();
  }

  async retry(id: string): Promise<void> {
    await (await this.store).change(id, { state: 'waiting', failure: undefined });
    await this.changed();
    this.sendWaiting();
  }

  async remove(...ids: string[]): Promise<void> {
    await (await this.store).remove(ids);
    await Promise.all([this.changed(), this.lookAtDevice()]);
  }

  async clear(): Promise<void> {
    await this.remove(...this.state.pictures.filter((one) => !isOpen(one)).map(({ id }) => id));
  }

  async set(settings: Partial<QueueSettings>): Promise<void> {
    const wanted = { ...this.state.settings, ...settings };
    keepQueueSettings(wanted);
    this.patch({ settings: wanted });
    for (const { id } of this.state.pictures)
      await (await this.store).change(id, { isWifiOnly: wanted.isWifiOnly });
    await this.changed();
    this.sendWaiting();
  }

  /** Resolves to the picture once it was sent, has failed or must wait; to undefined if it was removed. */
  outcome(id: string): Promise<QueuedPicture | undefined> {
    return new Promise((resolve) => {
      const look = () => {
        const picture = this.state.pictures.find((one) => one.id === id);
        const isLeft = picture?.state === 'waiting' && (picture.failure || !this.isRunning);
        if (picture && isOpen(picture) && !isLeft && navigator.onLine) return;
        leave();
        resolve(picture && { ...picture, failure: picture.failure ?? this.failure ?? undefined });
      };
      const leave = this.subscribe(look);
      look();
    });
  }

  /** Sends waiting pictures. If this page is already sending, looks for more waiting pictures afterwards. */
  sendWaiting(): void {
    if (this.userId === null) return;
    this.mustRunAgain = true;
    if (!this.isRunning) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    try {
      while (this.mustRunAgain) {
        this.mustRunAgain = false;
        await this.sendAll();
      }
    } catch {
      // The store failed. The pictures that still wait are tried again later.
      this.timer.start();
    } finally {
      this.isRunning = false;
      this.patch({});
    }
  }

  private async sendAll(): Promise<void> {
    const { userId } = this;
    this.failure = null;
    if (userId === null) return;
    await this.refresh();
    if (!this.state.pictures.some(isOpen)) return;
    if (!navigator.onLine) return void (await registerSync());
    const store = await this.store;
    const onChange = () => void this.changed();
    const failure = await withQueueLock(async () => {
      // Registers a background sync although this page sends the pictures. The sync fails while the page holds the
      // lock, so the browser retries it later, when the page may be closed.
      await registerSync();
      return sendQueue({ store, userId, send: this.send, onChange });
    });
    this.failure = failure;
    await Promise.all([this.changed(), this.lookAtDevice()]);
    if (!failure) return this.timer.stop();
    this.timer.start(failure.retryAfter);
  }

  private async join(same: QueuedPicture, { words, state }: Addition): Promise<string> {
    // A form that sends the same file again replaces the queued texts. Merely choosing the file again does not change a
    // picture that already waits to be sent.
    if (same.state === 'chosen' || (same.state === 'waiting' && state === 'waiting')) {
      await (await this.store).change(same.id, { state, words: { ...same.words, ...words } });
      await this.changed();
      if (state === 'waiting') this.sendWaiting();
    }
    return same.id;
  }

  private async keep(picture: QueuedPicture, bytes: ArrayBuffer | null): Promise<void> {
    const store = await this.store;
    try {
      await store.add(picture, bytes);
    } catch (cause) {
      this.patch({ device: { ...this.state.device, hasSpace: false } });
      throw new DeviceFull('The device did not save it', { cause });
    }
    announceChange(this.channel);
    if (bytes && !this.state.device.isSafe) askToKeep(() => void this.lookAtDevice());
    await this.lookAtDevice();
  }

  private async lookAtDevice(): Promise<void> {
    const device = await readDevice().catch(() => anyDevice);
    this.patch({ device });
  }

  private async forgetOld(): Promise<void> {
    const store = await this.store;
    const old = (await store.list()).filter(isOld);
    if (old.length > 0) await store.remove(old.map(({ id }) => id));
  }

  private async changed(): Promise<void> {
    await this.refresh();
    announceChange(this.channel);
  }

  private async changedElsewhere(): Promise<void> {
    const before = this.state.pictures.filter(isDone).length;
    await this.refresh();
    if (this.state.pictures.filter(isDone).length > before)
      this.dispatch(
        api.util.invalidateTags([
          { type: 'Project', id: 'LIST' },
          { type: 'Project', id: 'MANAGED' },
        ]),
      );
  }

  private async refresh(): Promise<void> {
    const store: QueueStore = await this.store;
    const own = (await store.list()).filter(({ userId }) => userId === this.userId);
    const pictures = keepUnchanged(this.state.pictures, own);
    this.patch({ pictures, isDurable: store.isDurable });
    void showBadge(pictures.filter(isOpen).length);
  }

  patch(changes: Partial<QueueState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}
