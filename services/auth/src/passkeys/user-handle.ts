/** Returns the WebAuthn user handle of an account: its id as 16 bytes, which reveal nothing about the user. */
export function userHandle(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
