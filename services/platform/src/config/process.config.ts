import { ChoiceVariable, IntVariable, TextVariable } from './variables.js';

/** The variables that every process reads. */
export class ProcessConfig {
  /** Where the process answers HTTP. */
  @IntVariable({ min: 1, max: 65_535 }) readonly PORT: number = 3000;

  /** The interface it listens on. */
  @TextVariable() readonly HOST: string = '0.0.0.0';

  @ChoiceVariable(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  readonly LOG_LEVEL: string = 'info';

  /** `demo` catches all mail; `live` refuses to start without real addresses. */
  @ChoiceVariable(['demo', 'live']) readonly SITE_MODE: 'demo' | 'live' = 'demo';
}
