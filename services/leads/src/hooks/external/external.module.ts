import { Module } from '@nestjs/common';
import { ExternalClient } from './external-client.js';
import { ExternalUrlPolicy } from './external-url-policy.js';

@Module({ providers: [ExternalClient, ExternalUrlPolicy], exports: [ExternalClient, ExternalUrlPolicy] })
export class ExternalClientModule {}
