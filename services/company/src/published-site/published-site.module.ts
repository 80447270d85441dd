import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PublishedSite } from './published-site.js';
import { SiteNow } from './site-now.js';

/** Provides the published site to the whole service, because mails, reminders and forms read it. */
@Module({})
export class PublishedSiteModule {
  static forRoot({ CONTENT_URL }: { CONTENT_URL?: string }): DynamicModule {
    return {
      module: PublishedSiteModule,
      global: true,
      providers: [
        {
          provide: SiteNow,
          inject: [DataSource],
          useFactory: (database: DataSource) => new PublishedSite(CONTENT_URL, database),
        },
      ],
      exports: [SiteNow],
    };
  }
}
