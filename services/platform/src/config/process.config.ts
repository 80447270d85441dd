import { ChoiceVariable, IntVariable, TextVariable } from './variables.js';

export class ProcessConfig {
  @IntVariable({ min: 1, max: 65_535 }) readonly PORT: number = 3000;

  @TextVariable() readonly HOST: string = '0.0.0.0';

  @ChoiceVariable(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  readonly LOG_LEVEL: string = 'info';

  /**
   * In `demo` mode, all mail goes to a mail catcher. In `live` mode, placeholder URLs and mail addresses are rejected
   * at the start.
   */
  @ChoiceVariable(['demo', 'live']) readonly SITE_MODE: 'demo' | 'live' = 'demo';
}

// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript requires it of a class that a mixin extends.
export type ConfigClass = new (...parameters: any[]) => ProcessConfig;
