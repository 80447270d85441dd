import { Module } from '@nestjs/common';
import { HeldMailController } from './held-mail.controller.js';
import { HeldMail } from './held-mail.js';

@Module({ controllers: [HeldMailController], providers: [HeldMail], exports: [HeldMail] })
export class HeldMailModule {}
