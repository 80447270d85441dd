import { Module } from '@nestjs/common';
import { GuideRows } from './guide-rows.repository.js';

/** The rows of the plant guide; `plant-guide` reads and changes them for people. */
@Module({ providers: [GuideRows], exports: [GuideRows] })
export class GuideEntriesModule {}
