import { firstSite } from '@sandhill/company/content/first-site.js';
import { DueKinds } from './due-kinds.js';
import type { MailTools } from './mail-tools.js';

describe(DueKinds, () => {
  it('lets every kind note what is owed although another fails, and tries that one again', async () => {
    const noted: string[] = [];
    let isFailing = true;
    const tools = {
      site: firstSite,
      due: {
        suspects: {
          addDigest: async () => {
            noted.push('digest');
            if (isFailing) throw new Error('no digest');
          },
        },
        reminders: { addDue: async ({ kind }: { kind: string }) => void noted.push(kind) },
        chats: { notifyOffice: async () => void noted.push('chat') },
        handOvers: { addDue: async () => void noted.push('hand-over') },
        today: { addDue: async () => void noted.push('today') },
      },
      manager: { query: async () => undefined, transaction: async () => undefined },
    };
    const kinds = new DueKinds(tools as unknown as MailTools);

    await expect(kinds.addDue()).rejects.toThrow('no digest');
    isFailing = false;
    await kinds.addDue();

    // Kinds with an interval ran less than a minute ago, so reminders, hand-overs and the day's work are not repeated.
    expect(noted).toEqual([
      'digest',
      'reminder',
      'late_reminder',
      'chat',
      'hand-over',
      'today',
      'digest',
      'chat',
    ]);
  });
});
