import { fixedError } from '@sandhill/platform/errors/domain.error.js';

class SettingsChanged extends fixedError(412, 'settings_changed', 'Someone else changed these settings.') {}

/**
 * Checks that the settings have not changed since the revision `base`, if a request names one.
 *
 * @throws SettingsChanged
 */
export function requireRevision(base: number | undefined, current: { revision: number }): void {
  if (base !== undefined && base !== current.revision) throw new SettingsChanged();
}
