import type { Role } from '@sandhill/platform/identity/identity.js';
import { refusalOf } from './account-rules.js';

const enabled = (role: Role) => ({ role, isDisabled: false });
const disabled = (role: Role) => ({ role, isDisabled: true });
const others = { isOwn: false, hasOtherOwner: true };

describe(refusalOf.name, () => {
  it.each([
    ['demoting', enabled('administrator')],
    ['disabling', disabled('owner')],
    ['demoting and disabling', disabled('user')],
  ])('keeps the last owner from %s', (_what, after) => {
    const change = { before: enabled('owner'), after };

    expect(refusalOf(change, { isOwn: false, hasOtherOwner: false })?.code).toBe('last_owner');
    expect(refusalOf(change, { isOwn: true, hasOtherOwner: false })?.code).toBe('last_owner');
    expect(refusalOf(change, others)).toBeUndefined();
  });

  it('allows demoting a disabled owner without another owner', () => {
    const change = { before: disabled('owner'), after: disabled('user') };

    expect(refusalOf(change, { isOwn: false, hasOtherOwner: false })).toBeUndefined();
  });

  it('does not let users disable themselves', () => {
    const own = { isOwn: true, hasOtherOwner: true };

    expect(refusalOf({ before: enabled('owner'), after: disabled('owner') }, own)?.code).toBe('own_account');
    expect(refusalOf({ before: enabled('owner'), after: enabled('user') }, own)).toBeUndefined();
  });

  it('allows everything else', () => {
    expect(refusalOf({ before: enabled('user'), after: disabled('user') }, others)).toBeUndefined();
    expect(refusalOf({ before: disabled('user'), after: enabled('owner') }, others)).toBeUndefined();
    expect(
      refusalOf({ before: enabled('owner'), after: enabled('owner') }, { isOwn: true, hasOtherOwner: false }),
    ).toBeUndefined();
  });
});
