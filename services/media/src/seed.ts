import { NestFactory } from '@nestjs/core';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { MediaConfig } from './media.config.js';
import { SeedModule } from './seed/seed.module.js';
import { SeedService } from './seed/seed.service.js';

const config = loadConfig(MediaConfig, process.env);
const app = await NestFactory.createApplicationContext(SeedModule.forRoot(config), {
  logger: ['error', 'warn'],
});
const added = await app.get(SeedService).addMissing();
process.stdout.write(`${added} sample pictures added\n`);
await app.close();
