import { Module } from '@nestjs/common';
import { AccountLinks } from './account-links.js';
import { LinkTokens } from './link-tokens.js';

@Module({ providers: [AccountLinks, LinkTokens], exports: [AccountLinks] })
export class LinksModule {}
