import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useOfficeDay } from './use-office-day';

describe(useOfficeDay, () => {
  afterEach(() => jest.useRealTimers());

  it('changes at midnight in New York', () => {
    jest.useFakeTimers({ now: new Date('2026-12-01T03:50:00Z') });
    const { result } = renderHook(() => useOfficeDay());
    expect(result.current).toBe('2026-11-30');

    act(() => jest.advanceTimersByTime(70 * 60_000));

    expect(result.current).toBe('2026-12-01');
  });
});
