import { jest } from '@jest/globals';
import { ImapMailbox } from './imap-mailbox.js';
import { MailboxWatch } from './mailbox-watch.js';

type Parts = ConstructorParameters<typeof MailboxWatch>;

describe(MailboxWatch, () => {
  afterEach(() => jest.restoreAllMocks());

  it('reads the inbox although the folder of sent mail cannot be opened, unless the connection has ended', async () => {
    const mailbox = {
      isUsable: true,
      takeNews: () => true,
      sentFolder: async () => 'Sent',
      close: () => undefined,
    };
    jest.spyOn(ImapMailbox, 'connect').mockResolvedValue(mailbox as unknown as ImapMailbox);
    const read: string[] = [];
    const reader = {
      read: async (_mailbox: unknown, { path }: { path: string }) => {
        read.push(path);
        if (path === 'Sent') throw new Error('Command failed');
      },
    };
    const mailboxes = { read: async () => true, noteReached: async () => 0 };
    const watch = new MailboxWatch(
      { imap: { url: 'imaps://office@mail.test' } } as unknown as Parts[0],
      reader as unknown as Parts[1],
      mailboxes as unknown as Parts[2],
      {} as Parts[3],
    );

    await watch.run();
    expect(read).toEqual(['Sent', 'INBOX']);

    watch.disconnect();
    reader.read = async () => {
      mailbox.isUsable = false;
      throw new Error('Connection closed');
    };
    await expect(watch.run()).rejects.toThrow('Connection closed');
  });
});
