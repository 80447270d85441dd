import type { MailSettingName } from './mail-setting-names.js';

/** The owners' current mail settings. Read them for each mail, and do not cache them. */
export abstract class CurrentMailSettings {
  /**
   * Returns a setting; undefined if owners have not set it, so that the environment's value applies; null if owners
   * have removed it.
   */
  abstract of(name: MailSettingName): string | null | undefined;
}

/** Settings of a process without a database: the environment's values apply. */
export const noMailSettings: CurrentMailSettings = { of: () => undefined };
