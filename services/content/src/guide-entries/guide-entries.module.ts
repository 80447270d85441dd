import { Module } from '@nestjs/common';
import { GuideRows } from './guide-rows.repository.js';

/** Stores the rows of the plant guide. The routes that read and change them are in `plant-guide`. */
@Module({ providers: [GuideRows], exports: [GuideRows] })
export class GuideEntriesModule {}
