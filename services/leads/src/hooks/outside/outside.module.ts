import { Module } from '@nestjs/common';
import { OutsideClient } from './outside-client.js';
import { OutsideRule } from './outside-rule.js';

@Module({ providers: [OutsideClient, OutsideRule], exports: [OutsideClient, OutsideRule] })
export class OutsideModule {}
