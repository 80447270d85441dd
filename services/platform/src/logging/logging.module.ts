import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Module, type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { ProcessConfig } from '../config/process.config.js';
import { isRoutine } from './is-routine.js';
import { loggedPath } from './logged-path.js';
import { requestIdHeader, readRequestId } from './request-id.js';

/**
 * Logs JSON lines on standard output: one per request except routine ones, with its request id and without anything a
 * person typed.
 */
@Module({})
export class LoggingModule {
  static forRoot(part: string, config: ProcessConfig): DynamicModule {
    return {
      module: LoggingModule,
      imports: [LoggerModule.forRoot({ pinoHttp: httpLogging(part, config.LOG_LEVEL) })],
    };
  }
}

function httpLogging(part: string, level: string) {
  return {
    level,
    base: { part },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    genReqId: (request: IncomingMessage, response: ServerResponse) => {
      const id = readRequestId(request.headers[requestIdHeader]) ?? randomUUID();
      response.setHeader(requestIdHeader, id);
      return id;
    },
    customAttributeKeys: { reqId: 'requestId' },
    quietReqLogger: true,
    autoLogging: { ignore: isRoutine },
    customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
      error || response.statusCode >= 500 ? ('error' as const) : ('info' as const),
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  };
}
