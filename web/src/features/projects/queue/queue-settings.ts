import { storeJson, readStoredJson } from '../../../lib/browser-storage';

export interface QueueSettings {
  /** Whether pictures from a camera are sent in their original size. */
  areOriginalsWanted: boolean;
  isWifiOnly: boolean;
  /** Whether new pictures are placed before all others in the gallery. */
  areNewFirst: boolean;
}

const place = 'picture-queue-settings';
const usual: QueueSettings = { areOriginalsWanted: false, isWifiOnly: false, areNewFirst: false };

export const readQueueSettings = (): QueueSettings => ({
  ...usual,
  ...readStoredJson<Partial<QueueSettings>>('localStorage', place),
});

export const keepQueueSettings = (settings: QueueSettings): void =>
  storeJson('localStorage', place, settings);
