import { ChoiceVariable, TextVariable } from '@sandhill/platform/config/variables.js';
import { AccountsConfig } from '../auth.config.js';

/** The variables of the command behind `make admin`. */
export class AdminConfig extends AccountsConfig {
  /** The account's name; it is made when there is none. */
  @TextVariable() readonly USER: string;

  /** The e-mail of an account to make; by default the name at the company's domain. */
  @TextVariable({ optional: true }) readonly EMAIL?: string;

  /** Of an account to make `administrator` where nothing is said; one that is there keeps its role without this. */
  @ChoiceVariable(['user', 'administrator'], { optional: true }) readonly ROLE?: 'user' | 'administrator';

  /** 1 makes the account an owner. */
  @ChoiceVariable(['0', '1']) readonly OWNER: string = '0';

  /** 1 takes the second factor off the account. */
  @ChoiceVariable(['0', '1']) readonly RESET_SECOND_FACTOR: string = '0';
}
