import { FolderTarget } from '../target/folder-target.js';
import type { TargetState } from './backup-runs.js';
import { objectLosses, backupProblems, type Status } from './status.js';

const startedAt = new Date('2026-11-22T12:00:00Z');
const after = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000);
const trouble = (state: Partial<TargetState>, minutes: number, ledger: Partial<Status> = {}) =>
  backupProblems(
    {
      states: [{ target: new FolderTarget('/backups'), copied: new Set(), ...state }],
      everyMs: 15 * 60_000,
      ledgerCopiedAt: after(minutes),
      now: () => after(minutes),
      ...ledger,
    },
    startedAt,
  );

describe(backupProblems, () => {
  it('is none while runs end in time, a first one in 45 minutes', () => {
    expect(trouble({}, 44)).toEqual([]);
    expect(trouble({ lastGoodAt: after(100) }, 144)).toEqual([]);
  });

  it('is a run that failed, or that does not end, or a ledger that is not copied', () => {
    expect(trouble({ failure: 'EACCES', lastGoodAt: after(1) }, 2)).toEqual(['/backups: EACCES']);
    expect(trouble({ lastGoodAt: after(1) }, 47)).toEqual(['/backups: no run has ended for 46 minutes']);
    expect(trouble({}, 1, { ledgerFailure: 'ECONNREFUSED' })).toEqual(['ledger: ECONNREFUSED']);
    expect(trouble({}, 6, { ledgerCopiedAt: undefined })).toEqual(['ledger: not copied for 6 minutes']);
    expect(trouble({}, 16, { ledgerCopiedAt: after(10) })).toEqual(['ledger: not copied for 6 minutes']);
    expect(trouble({}, 15, { ledgerCopiedAt: after(10) })).toEqual([]);
  });
});

describe(objectLosses, () => {
  const state = { target: new FolderTarget('/backups'), copied: new Set<string>() };
  const lastSet = { name: '', dataBytes: 0, objects: 2, copied: 0 };

  it('names what the object store lacks, and how much of it the backups hold', () => {
    const missing = ['lead-photos/a.jpg', 'media/b/400.webp'];
    expect(objectLosses({ states: [{ ...state, lastSet: { ...lastSet, missing, kept: 1 } }] })).toEqual([
      'the object store lacks 2 objects that rows name, as lead-photos/a.jpg; /backups holds 1 of them',
    ]);
  });

  it('is none before the first backup, and while each row has its objects', () => {
    const whole = { ...state, lastSet: { ...lastSet, missing: [], kept: 0 } };
    expect(objectLosses({ states: [state, whole] })).toEqual([]);
  });
});
