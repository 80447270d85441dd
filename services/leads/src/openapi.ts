import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { LeadsConfig } from './config/leads.config.js';
import { leadsHttp, LeadsModule } from './leads.module.js';

/** Settings for making the OpenAPI document. The URLs are placeholders, because no connection is opened. */
const placeholders = Object.assign(new LeadsConfig(), {
  DATABASE_URL: 'postgres://nowhere.invalid/leads',
  QUEUE_URL: 'postgres://nowhere.invalid/queue',
});

export default () => describeService(LeadsModule.forRoot(placeholders, 'http'), leadsHttp);
