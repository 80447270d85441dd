/** The account in a passkey: its id as 16 bytes, which say nothing about the user. */
export function userHandle(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
