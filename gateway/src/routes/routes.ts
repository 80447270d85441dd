import { Injectable } from '@nestjs/common';
import { defaultBodyLimitBytes } from '@sandhill/platform/http/body-limits.js';
import { Operations } from '../openapi/operations.js';
import { serviceFor, type Route } from './route.js';

const unknownOperation = {
  access: undefined,
  bodyLimitBytes: defaultBodyLimitBytes,
  isPublicForm: false,
  isFromAnywhere: false,
  isEventStream: false,
  needsFreshSignIn: false,
  isWithoutSecondFactor: false,
  isForPictures: false,
};

@Injectable()
export class Routes {
  constructor(private readonly operations: Operations) {}

  find(method: string, path: string): Route | undefined {
    const service = serviceFor(path);
    return service && { service, ...(this.operations.find(method, path) ?? unknownOperation) };
  }
}
