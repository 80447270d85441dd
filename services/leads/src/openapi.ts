import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { LeadsConfig } from './config/leads.config.js';
import { leadsHttp, LeadsModule } from './leads.module.js';

/** Generating the document opens no connection, so these addresses are placeholders. */
const placeholders = Object.assign(new LeadsConfig(), {
  DATABASE_URL: 'postgres://nowhere.invalid/leads',
  QUEUE_URL: 'postgres://nowhere.invalid/queue',
});

export default () => describeService(LeadsModule.forRoot(placeholders, 'http'), leadsHttp);
