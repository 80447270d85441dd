/**
 * Thrown if the browser cannot read a chosen file, for instance because it was moved since, or is in the cloud and not
 * on the device.
 */
export class FileUnreadable extends Error {}

const unreadable = (cause: unknown) => new FileUnreadable('Failed to read file', { cause });

/** @throws FileUnreadable */
export function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(unreadable(reader.error)));
    reader.readAsDataURL(blob);
  });
}

/** @throws FileUnreadable */
export async function readBytes(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer();
  } catch (cause) {
    throw unreadable(cause);
  }
}
