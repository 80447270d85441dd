import { fits, isOn, toSlot, type VisitPlan } from '../model/slots.js';
import type { VisitRecord } from './office-visits.repository.js';

export function isInWindow(plan: VisitPlan, visit: VisitRecord): boolean {
  const window = plan.windows.find(({ id }) => id === visit.windowId);
  if (!window || !isOn(plan, window, visit.date)) return false;
  return (
    window.starts === visit.starts &&
    window.ends === visit.ends &&
    (visit.place ?? 0) <= window.places &&
    fits(toSlot(window, visit.date), visit)
  );
}
