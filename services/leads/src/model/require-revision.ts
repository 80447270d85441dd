import { fixedError } from '@sandhill/platform/errors/domain.error.js';

export class SettingsChanged extends fixedError(
  412,
  'settings_changed',
  'Someone else changed these settings.',
) {}

/** Checks the revision that a change of settings is based on, if it names one. @throws SettingsChanged */
export function requireRevision(base: number | undefined, current: { revision: number }): void {
  if (base !== undefined && base !== current.revision) throw new SettingsChanged();
}
