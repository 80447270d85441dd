import { ValidationFailed } from '../errors/domain.error.js';
import { withCode } from '../validation/texts.js';

const code = 'invalid_cursor';
const message = 'cursor does not belong to this list';

export const cursorRule = withCode(code, message);

export class InvalidCursor extends ValidationFailed {
  constructor() {
    super({ cursor: { message, code } });
  }
}
