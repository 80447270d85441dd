import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { runProcess } from '@sandhill/platform/http/run-process.js';
import { QueueBoardConfig } from './queue-board.config.js';
import { QueueBoardModule } from './queue-board.module.js';

await runProcess(() => {
  const config = loadConfig(QueueBoardConfig, process.env);
  return { module: QueueBoardModule.forRoot(config), config, part: 'queue-board' };
});
