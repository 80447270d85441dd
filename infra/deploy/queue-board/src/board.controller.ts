import { All, Controller, Next, Req, Res } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import type { NextFunction, Request, Response } from 'express';
import { Board, boardPath } from './board.js';

@Access('administrator')
@Controller('queues')
export class BoardController {
  constructor(private readonly board: Board) {}

  @All(['', '*path'])
  serve(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    request.url = request.originalUrl.slice(boardPath.length) || '/';
    void this.board.handler(request, response, next);
  }
}
