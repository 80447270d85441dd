import type { OfficeVisit } from '../types/api';

const tuesday = {
  windowId: '019aa000-0000-7000-8000-00000000000a',
  date: '2026-12-01',
  starts: '09:00',
  ends: '11:00',
};
export const thursday = { ...tuesday, date: '2026-12-03', starts: '13:00', ends: '15:00' };

export const anOfficeVisit = (changes: Partial<OfficeVisit> = {}): OfficeVisit => ({
  ...tuesday,
  id: '019aa000-0000-7000-8000-00000000000b',
  state: 'booked',
  personId: null,
  fits: true,
  reason: null,
  lead: {
    id: '019aa000-0000-7000-8000-00000000000c',
    reference: 'Q-7F3K2M',
    name: 'Ann Palmer',
    phone: '(239) 555-0101',
    address: '12 Gulf Shore Blvd, Naples, FL 34103',
    areaName: 'Naples',
    services: ['irrigation'],
  },
  ...changes,
});
