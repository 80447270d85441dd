import { readAsDataUrl } from '../../../lib/read-file';

export interface PictureUpload {
  fields: object;
  bytes: ArrayBuffer;
  type: string;
}

/**
 * Returns the JSON body that adds a project. Base64 needs no escaping, and a blob is sent without a copy in the page's
 * memory.
 */
export async function pictureBody({ fields, bytes, type }: PictureUpload): Promise<Blob> {
  const imageUrl = await readAsDataUrl(new Blob([bytes], { type }));
  const start = JSON.stringify(fields).slice(0, -1);
  return new Blob([start, ',"imageUrl":"', imageUrl, '"}'], { type: 'application/json' });
}
