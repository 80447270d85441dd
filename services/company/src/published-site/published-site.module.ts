import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PublishedSite } from './published-site.js';
import { PublishedContent } from './published-content.js';

/** Provides the published site to the whole service, because mails, reminders and forms read it. */
@Module({})
export class PublishedSiteModule {
  static forRoot({ CONTENT_URL }: { CONTENT_URL?: string }): DynamicModule {
    return {
      module: PublishedSiteModule,
      global: true,
      providers: [
        {
          provide: PublishedContent,
          inject: [DataSource],
          useFactory: (database: DataSource) => new PublishedSite(CONTENT_URL, database),
        },
      ],
      exports: [PublishedContent],
    };
  }
}
