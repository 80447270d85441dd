import { fixedError } from '@sandhill/platform/errors/domain.error.js';

export class VersionNotFound extends fixedError(404, 'not_found', 'There is no such version.') {}
