import { Module } from '@nestjs/common';
import { AccountLinks } from './account-links.js';
import { LinkTokens } from './link-tokens.js';

/** Mailed links with which people set their own password. */
@Module({ providers: [AccountLinks, LinkTokens], exports: [AccountLinks] })
export class LinksModule {}
