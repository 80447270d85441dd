import { Injectable } from '@nestjs/common';
import { companyWords } from '@sandhill/company/forbidden-password-words.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { AuthConfig } from '../auth.config.js';
import { describeProblem, problemOf, type PasswordContext } from './password-rules.js';

/** Checks new passwords. The names of the site and the company are among the forbidden words. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly config: AuthConfig,
    private readonly site: PublishedContent,
  ) {}

  /** @throws ValidationFailed for `newPassword` */
  requireGood(newPassword: string, owner: Pick<PasswordContext, 'current' | 'username' | 'email'>): void {
    const { publicUrl } = this.config;
    const words = companyWords(this.site.current.profile);
    const problem = problemOf(newPassword, { ...owner, publicUrl, companyWords: words });
    if (problem) throw new ValidationFailed({ newPassword: describeProblem(problem) });
  }
}
