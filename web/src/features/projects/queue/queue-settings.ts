export interface QueueSettings {
  /** Whether pictures from a camera are sent in their original size. */
  areOriginalsWanted: boolean;
  isWifiOnly: boolean;
  /** Whether new pictures are placed before all others. */
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
    // Without storage, the settings last only as long as the page.
  }
}
