import { ChoiceVariable, IntVariable, TextVariable } from './variables.js';

export class ProcessConfig {
  @IntVariable({ min: 1, max: 65_535 }) readonly PORT: number = 3000;

  @TextVariable() readonly HOST: string = '0.0.0.0';

  @ChoiceVariable(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  readonly LOG_LEVEL: string = 'info';

  /** `demo` catches all mail; `live` refuses to start without real addresses. */
  @ChoiceVariable(['demo', 'live']) readonly SITE_MODE: 'demo' | 'live' = 'demo';
}
