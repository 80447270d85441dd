import type { MailSettingName } from './mail-setting-names.js';

/** The owners' settings of mail, as they are at this moment: read them for each mail, and do not keep them. */
export abstract class MailSettingsNow {
  /** Undefined: owners have set nothing, and the environment's value holds. Null: they have taken it away. */
  abstract of(name: MailSettingName): string | null | undefined;
}

/** For a process that has no database: the environment's values hold. */
export const nothingSet: MailSettingsNow = { of: () => undefined };
