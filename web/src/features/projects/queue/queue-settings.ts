/** Settings of this device. */
export interface QueueSettings {
  /** Cameras' pictures are sent as they are, not shrunk. */
  areOriginalsWanted: boolean;
  isWifiOnly: boolean;
  /** New pictures come before all others. */
  areNewFirst: boolean;
}

const place = 'picture-queue-settings';
const usual: QueueSettings = { areOriginalsWanted: false, isWifiOnly: false, areNewFirst: false };

export function readQueueSettings(): QueueSettings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<QueueSettings>) };
  } catch {
    return usual;
  }
}

export function keepQueueSettings(settings: QueueSettings): void {
  try {
    localStorage.setItem(place, JSON.stringify(settings));
  } catch {
    // Without storage they last as long as the page.
  }
}
