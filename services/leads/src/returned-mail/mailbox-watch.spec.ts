import { jest } from '@jest/globals';
import { ImapMailbox } from './imap-mailbox.js';
import { MailboxWatch } from './mailbox-watch.js';

type Parts = ConstructorParameters<typeof MailboxWatch>;

/** Returns a watch over a mailbox. `read` reads its folders; the mailbox could not be read for `minutes`. */
function watchOf(read: (path: string) => Promise<void>, minutes = 0) {
  const mailbox = {
    isUsable: true,
    checkForNewMail: () => true,
    sentFolder: async () => 'Sent',
    close: () => undefined,
  };
  jest.spyOn(ImapMailbox, 'connect').mockResolvedValue(mailbox as unknown as ImapMailbox);
  const recordReachability = jest.fn(async (isReached: boolean) => (isReached ? 0 : minutes));
  const raise = jest.fn();
  const watch = new MailboxWatch(
    { imap: { url: 'imaps://office@mail.test' } } as unknown as Parts[0],
    { read: (_: unknown, { path }: { path: string }) => read(path) } as unknown as Parts[1],
    { read: async () => true, recordReachability } as unknown as Parts[2],
    { raise } as unknown as Parts[3],
  );
  return { watch, mailbox, recordReachability, raise };
}

describe(MailboxWatch, () => {
  afterEach(() => jest.restoreAllMocks());

  it('reads the inbox although the folder of sent mail cannot be opened', async () => {
    const read: string[] = [];
    const { watch, recordReachability } = watchOf(async (path) => {
      read.push(path);
      if (path === 'Sent') throw new Error('Command failed');
    });

    await watch.run();

    expect(read).toEqual(['Sent', 'INBOX']);
    expect(recordReachability.mock.calls).toEqual([[true]]);
  });

  it.each([9, 10])(
    'raises the alarm when the inbox could not be read for %i minutes, from ten on',
    async (minutes) => {
      const { watch, mailbox, recordReachability, raise } = watchOf(async () => {
        mailbox.isUsable = false;
        throw new Error('Too many commands');
      }, minutes);

      await expect(watch.run()).rejects.toThrow('Too many commands');

      expect(recordReachability.mock.calls).toEqual([[false]]);
      expect(raise).toHaveBeenCalledTimes(minutes < 10 ? 0 : 1);
    },
  );
});
