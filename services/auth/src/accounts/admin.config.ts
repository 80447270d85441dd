import { ChoiceVariable, TextVariable } from '@sandhill/platform/config/variables.js';
import { AccountsConfig } from '../auth.config.js';

/** Variables of `make admin`. */
export class AdminConfig extends AccountsConfig {
  /** Username. If no account has it, the command creates one. */
  @TextVariable() readonly USER: string;

  /** Email address of a new account; an existing one keeps its own. Default: the username at the company's domain. */
  @TextVariable({ optional: true }) readonly EMAIL?: string;

  /** Role; default: `administrator` for a new account, unchanged for an existing one. */
  @ChoiceVariable(['crew', 'user', 'administrator'], { optional: true })
  readonly ROLE?: 'crew' | 'user' | 'administrator';

  @ChoiceVariable(['0', '1']) readonly OWNER: string = '0';

  /** Whether the second factor of an existing account is removed. */
  @ChoiceVariable(['0', '1']) readonly RESET_SECOND_FACTOR: string = '0';
}
