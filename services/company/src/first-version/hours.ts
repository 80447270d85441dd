import type { DayHours, OpeningHours } from '../opening-hours.js';

const weekday: DayHours = { from: '08:00', to: '16:00' };

export const hours: OpeningHours = {
  week: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: 'appointment',
    sunday: 'closed',
  },
  closedDays: [],
};
