/** Types of pictures, by the first bytes of a file. */
const pictureTypes: Record<string, string> = { ffd8ff: 'image/jpeg', '89504e': 'image/png' };

/**
 * Returns a chosen file with the type of its content. Some file managers on Android give no type for a picture, and a
 * file without a type would be refused.
 */
export async function typedFile(file: File): Promise<File> {
  if (file.type && file.type !== 'application/octet-stream') return file;
  try {
    const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
    const type = pictureTypes[[...start].map((byte) => byte.toString(16)).join('')];
    return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
  } catch {
    // The file cannot be read. The code that prepares it reports that.
    return file;
  }
}
